import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { importsOf, type Source } from './sources';

/** Together with its importer it would still be a file that one reads at a glance. */
const SHORT = 150;

/**
 * Small files that only one file imports, in the same folder: a reader may look for both in one place. Files that must
 * be apart are left out: those that are fetched when needed, those on the other side of the border between server and
 * browser, and those with a test of their own.
 */
export function singleImporters(sources: readonly Source[]): readonly string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const known = new Set(byPath.keys());
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const file of new Set(importsOf(source, known)))
      importers.set(file, [...(importers.get(file) ?? []), source.path]);
  return [...importers].flatMap(([path, [importer = '', ...others]]) => {
    if (others.length > 0 || dirname(importer) !== dirname(path)) return [];
    if (mustBeApart(byPath.get(path), byPath.get(importer))) return [];
    const lines = (byPath.get(path)?.lines ?? 0) + (byPath.get(importer)?.lines ?? 0);
    return lines > SHORT ? [] : [`${lines} ${path} (${importer})`];
  });
}

function mustBeApart(file: Source | undefined, importer: Source | undefined): boolean {
  if (file === undefined || importer === undefined) return false;
  const name = file.path.replace(/\.tsx?$/, '');
  const isFetched = importer.tree.text.includes(`import('./${name.slice(dirname(name).length + 1)}')`);
  return isFetched || runsInBrowser(file) !== runsInBrowser(importer) || existsSync(`${name}.test.ts`);
}

function runsInBrowser({ tree }: Source): boolean {
  return tree.text.startsWith("'use client'");
}
