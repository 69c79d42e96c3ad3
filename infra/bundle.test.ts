import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ENTRIES, type FunctionName } from './entries';
import { type Bundle, bundledCode, bundleOf } from './lib/bundled-code';

const filesOf = (folder: string) => readdirSync(folder).map((file) => `${folder}/${file}`);
const GAMES = readdirSync('engine')
  .map((game) => `engine/${game}/index.ts`)
  .filter((file) => existsSync(file));

const bundles = new Map<FunctionName, Bundle>();

/** The bundle of a function, made once. */
function bundle(name: FunctionName): Bundle {
  const known = bundles.get(name) ?? bundleOf(ENTRIES[name]);
  bundles.set(name, known);
  return known;
}

test('a bundle is one minified ES module with a source map, and runs with its CommonJS dependencies', async () => {
  const { folder } = bundleOf('infra/test-fixtures/handler.ts');
  expect(readdirSync(folder).sort()).toEqual(['index.mjs', 'index.mjs.map']);
  const code = readFileSync(join(folder, 'index.mjs'), 'utf8');
  expect(code).toContain('__turretonCreateRequire(import.meta.url)');
  const { handler } = (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as {
    handler: () => Promise<string>;
  };
  expect(await handler()).toBe('function');
});

test('what is uploaded is the bundle and nothing else', () => {
  const { path } = bundledCode('infra/test-fixtures/handler.ts');
  expect(readdirSync(path).sort()).toEqual(['index.mjs', 'index.mjs.map']);
  expect(JSON.parse(readFileSync(join(path, 'index.mjs.map'), 'utf8'))).not.toHaveProperty('sourcesContent');
});

// docs/costs.md lists the use of each function's bytes. None loads a game's rules, or the language of formulas, before
// it needs them: 60 to 90 kB. The limits leave about 20 kB, so that they fail when a function loads something new, and
// not when a sentence grows.
test.each<[FunctionName, most: number, least: number]>([
  ['api', 808_000, 300_000],
  ['deadline', 628_000, 300_000],
  ['leagues', 796_000, 300_000],
  ['sweep', 708_000, 300_000],
  ['events', 788_000, 300_000],
  // It reads mails and checks signatures, which no other function does.
  ['mail', 2_680_000, 1_000_000],
])('a cold start of the %s function reads at most %i bytes', (name, most, least) => {
  const { coldBytes } = bundle(name);
  expect(coldBytes).toBeLessThanOrEqual(most);
  // A request also loads one area of the API (`functions/api/areas.ts`), or the rules of one game.
  expect(coldBytes).toBeGreaterThan(least);
});

// A function of less could not work. Classic brings the checks of variants along: its options are parsed where it is loaded.
test.each<[FunctionName, what: string, files: readonly string[], most: number]>([
  ['leagues', 'an area', filesOf('functions/api/areas'), 1_166_000],
  ['api', 'a game', GAMES, 950_000],
  ['deadline', 'a game', GAMES, 784_000],
])('%s has read, with any %s that it loads later, at most the bytes of its limit', (name, what, files, most) => {
  const { bytesWith } = bundle(name);
  const large = files.map((file) => [file, bytesWith(file)] as const).filter(([, bytes]) => bytes > most);
  expect(large, what).toEqual([]);
});
