import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ENTRIES, type FunctionName } from './entries';
import { bundleOf } from './lib/bundled-code';

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

// What each function needs the bytes for is in docs/costs.md. None reads the rules of a game before it needs them.
test.each<[FunctionName, most: number, least: number]>([
  ['api', 720_000, 300_000],
  ['deadline', 560_000, 300_000],
  ['leagues', 1_310_000, 500_000],
  ['sweep', 600_000, 300_000],
  ['events', 745_000, 300_000],
])('a cold start of the %s function reads at most %i bytes', (name, most, least) => {
  const { coldBytes } = bundleOf(ENTRIES[name]);
  expect(coldBytes).toBeLessThanOrEqual(most);
  // Less would not be a function that works.
  expect(coldBytes).toBeGreaterThan(least);
});
