import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../..');

/** Folders that contain or use texts for readers. */
export const FOLDERS = [
  'functions/notify',
  'functions/mail-in',
  'messages',
  'web/app',
  'web/components',
  'web/games',
  'web/i18n',
  'web/lib',
  'web/worker',
];

/** Every source file there, by its path from the root. */
export function sources(folders: readonly string[] = FOLDERS): ReadonlyMap<string, ts.SourceFile> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return new Map(
    files.sort().map((file) => [file, parsed(file, readFileSync(path.join(ROOT, file), 'utf8'))]),
  );
}

/** A source file as a syntax tree, each node with its parent. */
export function parsed(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Every node of a tree. */
export function nodesOf(tree: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return nodes;
}
