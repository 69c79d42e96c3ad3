import path from 'node:path';
import ts from 'typescript';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { nodesOf } from './sources';

/** The texts that a page's browser needs and gets. */
export interface SentTexts {
  /** Areas that components in the browser use, each with a file that does. */
  readonly needed: ReadonlyMap<string, string>;
  /** Areas that the page sends along. */
  readonly sent: ReadonlySet<string>;
}

type Sources = ReadonlyMap<string, ts.SourceFile>;

interface Edge {
  readonly to: string;
  /** The property whose value is a file loaded on demand: its caller decides whether it is reached. */
  readonly under: string | null;
}

/** The two ways in which a component in the browser gets its texts, each with its sender. */
export const WAYS = {
  tables: { asks: 'useTexts', sends: 'TableTexts' },
  'other parts': { asks: 'useTranslations', sends: 'ClientTexts' },
} as const;
type Way = (typeof WAYS)[keyof typeof WAYS];

/** Follows a page's imports to all files that it can show, and finds those that run in the browser. */
export function sentBy(page: string, sources: Sources, { asks, sends }: Way): SentTexts {
  const reached = reachedFrom(page, sources);
  const files = [...reached].map(([file, inBrowser]) => ({ file, inBrowser, tree: sources.get(file) }));
  const areas = (of: (tree: ts.SourceFile) => readonly string[], list = files) =>
    list.flatMap(({ file, tree }) =>
      tree === undefined ? [] : of(tree).map((area) => [area, file] as const),
    );
  const inBrowser = files.filter((file) => file.inBrowser);
  const needed = areas((tree) => askedIn(tree, asks), inBrowser);
  const translates = needed.some(([area]) => area.startsWith('says-'));
  return {
    needed: new Map([...needed, ...(translates ? areas(computedIn, inBrowser) : [])]),
    sent: new Set(areas((tree) => sentIn(tree, sends)).map(([area]) => area)),
  };
}

/** The files of a page, each with whether a script of the page contains it. */
function reachedFrom(page: string, sources: Sources): ReadonlyMap<string, boolean> {
  const reached = new Map<string, boolean>();
  const onDemand = new Map<Edge, boolean>();
  const visit = (file: string, above: boolean) => {
    const tree = sources.get(file);
    if (tree === undefined || tree.text.startsWith("'use server'")) return;
    const inBrowser = above || tree.text.startsWith("'use client'");
    if (reached.get(file) === true || reached.get(file) === inBrowser) return;
    reached.set(file, inBrowser);
    for (const edge of edgesOf(file, tree, sources))
      if (edge.under === null) visit(edge.to, inBrowser);
      else onDemand.set(edge, inBrowser);
  };
  visit(page, false);
  for (let files = 0; files < reached.size; ) {
    files = reached.size;
    const text = [...reached.keys()].map((file) => sources.get(file)?.text ?? '').join('\n');
    for (const [{ to, under }, inBrowser] of [...onDemand])
      if (new RegExp(`\\.${under}\\(`).test(text)) visit(to, inBrowser);
  }
  return reached;
}

/** Many pages reach the same files. */
const edges = new WeakMap<ts.SourceFile, readonly Edge[]>();

function edgesOf(file: string, tree: ts.SourceFile, sources: Sources): readonly Edge[] {
  const known = edges.get(tree) ?? readEdges(file, tree, sources);
  edges.set(tree, known);
  return known;
}

function readEdges(file: string, tree: ts.SourceFile, sources: Sources): readonly Edge[] {
  return nodesOf(tree).flatMap((node) => {
    const name = importedBy(node);
    const to = name === null ? undefined : fileOf(path.posix.join(path.posix.dirname(file), name), sources);
    return to === undefined
      ? []
      : [{ to, under: ts.isCallExpression(node) ? memberAround(file, node) : null }];
  });
}

function importedBy(node: ts.Node): string | null {
  const isType = (one: ts.ImportDeclaration) => one.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (ts.isImportDeclaration(node)) return isType(node) ? null : relative(node.moduleSpecifier);
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? null : relative(node.moduleSpecifier);
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? relative(node.arguments[0]) : null;
}

function relative(name: ts.Node | undefined): string | null {
  return name !== undefined && ts.isStringLiteral(name) && name.text.startsWith('.') ? name.text : null;
}

function fileOf(name: string, sources: Sources): string | undefined {
  return [name, `${name}.ts`, `${name}.tsx`, `${name}/index.ts`].find((file) => sources.has(file));
}

/** A game's face loads its boards, story and diagrams on demand, and its entry loads its rules. */
function memberAround(file: string, node: ts.Node): string | null {
  if (!file.endsWith('/face.ts') && !isOfEntry(file, 'game')) return null;
  for (let around = node.parent; around !== undefined; around = around.parent)
    if (ts.isPropertyAssignment(around)) return around.name.getText();
  return null;
}

/** Remembers what is read in a file, by the name that is searched there. */
function onceForEach(
  read: (tree: ts.SourceFile, name: string) => readonly string[],
): (tree: ts.SourceFile, name: string) => readonly string[] {
  const known = new WeakMap<ts.SourceFile, Map<string, readonly string[]>>();
  return (tree, name) => {
    const byName = known.get(tree) ?? new Map<string, readonly string[]>();
    known.set(tree, byName);
    const areas = byName.get(name) ?? read(tree, name);
    byName.set(name, areas);
    return areas;
  };
}

/** Parts of tables also get a game's texts by `useTranslate`, of one game or of the one shown. */
const askedIn = onceForEach((tree, asks) =>
  nodesOf(tree).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const [area] = node.arguments;
    const names = area === undefined ? [] : areasNamed(ts.isAsExpression(area) ? area.expression : area);
    const asked = node.expression.getText();
    if (asked === 'useTranslate' && asks === WAYS.tables.asks)
      return names.length === 0 ? SAYS : names.map((name) => `says-${name}`);
    return asked === asks ? names : [];
  }),
);

/**
 * Messages of pages, settings and statistics. Browsers load the files that make them, but get them from the platform as
 * texts.
 */
const MADE_BY_SERVERS = ['says-faults', 'says-awards', 'says-measures'];

/** Whether it is the entry of a game in the registry, or a part that every page with a list of games has of it. */
function isOfEntry(file: string, part: 'game' | 'labels'): boolean {
  return new RegExp(`^engine/[^/]+/${part}\\.ts$`).test(file);
}

/** The areas of the messages that the browser itself makes: the problems of an order, the labels of turns. */
function computedIn(tree: ts.SourceFile): readonly string[] {
  // A label is made where one is read (`engine/labels.ts`).
  if (isOfEntry(tree.fileName, 'labels')) return [];
  return nodesOf(tree).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'messagesOf') return [];
    const [area] = node.arguments;
    const named = area === undefined ? [] : areasNamed(area).map((name) => `says-${name}`);
    return named.filter((name) => !MADE_BY_SERVERS.includes(name));
  });
}

const SAYS: readonly string[] = GAME_SYSTEM_IDS.map((id) => `says-${id}`);

/** An area by its name, or one of each game: `says-${id}`. */
function areasNamed(node: ts.Node): readonly string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  const end = node.templateSpans.at(-1)?.literal.text ?? '';
  return GAME_SYSTEM_IDS.map((id) => `${node.head.text}${id}${end}`);
}

const sentIn = onceForEach((tree, sends) =>
  nodesOf(tree).flatMap((node) =>
    ts.isJsxAttribute(node) &&
    node.name.getText() === 'of' &&
    node.parent.parent.getText().startsWith(`<${sends}`)
      ? nodesOf(node).flatMap(areasNamed)
      : [],
  ),
);
