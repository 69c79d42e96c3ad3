import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A file of the product: its path from the root of the repository, and its syntax. */
export interface Source {
  readonly path: string;
  readonly lines: number;
  readonly tree: ts.SourceFile;
}

const TEST = /(^|\/)(test|test-fixtures|examples)\/|\.test\.tsx?$|\.d\.ts$/;

/** Every TypeScript file of the product that git tracks, without tests. */
export function productSources(): readonly Source[] {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  return paths
    .filter((path) => !TEST.test(path) && existsSync(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const lines = text.split('\n').length - 1;
      return { path, lines, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    });
}

/** The files that a file imports, as paths from the root; packages are left out. */
export function importsOf({ path, tree }: Source, known: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = specifierOf(node);
    const file = text?.startsWith('.') ? fileOf(join(dirname(path), text), known) : undefined;
    if (file !== undefined) found.push(file);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined)
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [first] = node.arguments;
  return first !== undefined && ts.isStringLiteral(first) ? first.text : undefined;
}

function fileOf(base: string, known: ReadonlySet<string>): string | undefined {
  const path = normalize(base);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => known.has(file));
}
