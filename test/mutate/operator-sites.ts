import ts from 'typescript';
import { type Change, changesOf } from './operators';

/** A change of the source that a test should find, as text before and after the changed part. */
export interface OperatorSite {
  /** Its place and change: `engine/core/x.ts:12:7 a < b as a <= b`. */
  readonly name: string;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The text in its place while the mutant is active. */
  readonly instead: string;
  /** Whether it removes a default, which often exists only for its type. */
  readonly isDefault: boolean;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Outer places come first before a position and last behind it. */
  readonly rank: number;
}

/** All places of a file, inside functions, to which an operator of mutation testing applies. */
export function operatorSites(path: string, text: string): readonly OperatorSite[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites: OperatorSite[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (ts.isTypeNode(node) || ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    if (isInside) sites.push(...changesOf(node).map((change) => siteOf(source, path, change)));
    const within = isInside || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, false);
  return sites;
}

function siteOf(source: ts.SourceFile, path: string, { node, instead, isDefault }: Change): OperatorSite {
  const start = node.getStart();
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const words = [node.getText(), instead].map(inOneLine).join(' as ');
  const name = `${path}:${line + 1}:${character + 1} ${words}`;
  return { name, path, start, end: node.getEnd(), instead, isDefault: isDefault ?? false };
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-36)}` : line;
}

/** The source with a switch at each chosen place, and a counter in each loop that ends endless ones. */
export function withOperators(
  path: string,
  text: string,
  chosen: readonly { readonly id: number; readonly site: OperatorSite }[],
): string {
  const insertions = [...loopCounts(path, text)];
  for (const { id, site } of chosen)
    insertions.push(
      ...around(site.start, site.end, `(globalThis.mutants.isOn(${id}) ? (${site.instead}) : `, ')', id),
    );
  insertions.sort((one, other) => one.at - other.at || one.rank - other.rank);
  let [result, at] = ['', 0];
  for (const { at: next, text: added } of insertions) {
    result += text.slice(at, next) + added;
    at = next;
  }
  return result + text.slice(at);
}

/** Text before and after a place, so that nested places stay nested; `id` keeps equal places apart. */
function around(start: number, end: number, before: string, after: string, id: number): readonly Insertion[] {
  const width = (end - start) * 1e6;
  return [
    { at: start, text: before, rank: 1e12 - width + id },
    { at: end, text: after, rank: -1e12 + width - id },
  ];
}

function loopCounts(path: string, text: string): readonly Insertion[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const counts: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    const condition = ts.isForStatement(node)
      ? node.condition
      : ts.isWhileStatement(node) || ts.isDoStatement(node)
        ? node.expression
        : undefined;
    if (condition !== undefined)
      counts.push(
        ...around(condition.getStart(), condition.getEnd(), '(globalThis.mutants.count(), ', ')', -1),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return counts;
}
