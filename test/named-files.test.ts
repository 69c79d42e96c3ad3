import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** A file or folder of the repository in backticks, without wildcards and placeholders. */
const NAMED =
  /`((?:\.\/)?(?:cli|deploy|docs|engine|examples|functions|infra|messages|services|test|web)\/[\w./[\]-]+)`/g;
/** Old paths may stand where the past is told; builds make the others. */
const PAST = /^(CHANGELOG\.md|docs\/adr\/)/;
const MADE_BY_BUILDS = /^web\/\.(open-)?next/;
/** The game that docs/new-game.md makes; test/new-game makes it, too. */
const MADE_BY_THE_GUIDE = /(?:^|[/-])river-race(?:[./]|$)/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !PAST.test(file) && existsSync(join(ROOT, file)));

/** What a file says to readers: all of a document, the comments of a program. */
function wordsIn(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.md')) return text;
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm)].map(([comment]) => comment).join('\n');
}

const isThere = (path: string) =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, `${path}${ending}`)));

test('documents and comments name files that exist', () => {
  const named = files.flatMap((file) =>
    [...wordsIn(file).matchAll(NAMED)].map(([, path = '']) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(
    ({ path }) => !MADE_BY_BUILDS.test(path) && !MADE_BY_THE_GUIDE.test(path) && !isThere(path),
  );
  expect(missing).toEqual([]);
});
