import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Duration, Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { EntryFunction } from './lib/entry-function';
import { newApp } from './testing';

test('a bundle is one minified ES module with a source map, and runs with its CommonJS dependencies', async () => {
  const app = newApp();
  const stack = new Stack(app, 'Bundled');
  new EntryFunction(stack, 'Fixture', {
    source: { root: 'infra/test-fixtures' },
    entry: 'handler.ts',
    environment: {},
    timeout: Duration.seconds(3),
    logRetentionDays: 7,
  });
  const { directory } = app.synth();
  const asset = readdirSync(directory).find((name) => name.startsWith('asset.'));
  const folder = join(directory, asset ?? '');
  expect(readdirSync(folder).sort()).toEqual(['index.mjs', 'index.mjs.map']);
  const code = readFileSync(join(folder, 'index.mjs'), 'utf8');
  expect(code).toContain('__turretonCreateRequire(import.meta.url)');
  const { handler } = (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as {
    handler: () => Promise<string>;
  };
  expect(await handler()).toBe('function');
});
