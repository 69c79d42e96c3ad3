import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundle } from './bundles';
import { ENTRIES, type FunctionName } from './entries';

test('a bundle is one minified ES module with a source map, and runs with its CommonJS dependencies', async () => {
  const folder = bundle('infra/test-fixtures', 'handler.ts');
  expect(readdirSync(folder).sort()).toEqual(['index.mjs', 'index.mjs.map']);
  const code = readFileSync(join(folder, 'index.mjs'), 'utf8');
  expect(code).toContain('__turretonCreateRequire(import.meta.url)');
  const { handler } = (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as {
    handler: () => Promise<string>;
  };
  expect(await handler()).toBe('function');
});

// A cold start reads and compiles all of it. What each function needs the bytes for is in docs/costs.md.
test.each<[FunctionName, number]>([
  ['api', 1_120_000],
  ['deadline', 1_000_000],
  ['leagues', 1_825_000],
  ['sweep', 1_545_000],
])('the %s function is at most %i bytes', (name, most) => {
  const bytes = statSync(join(bundle(process.cwd(), ENTRIES[name]), 'index.mjs')).size;
  expect(bytes).toBeLessThanOrEqual(most);
  // A bundle without the game systems would be small and of no use.
  expect(bytes).toBeGreaterThan(500_000);
});
