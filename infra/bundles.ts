import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { EntryFunction } from './lib/entry-function';
import { newApp } from './testing';

/**
 * Bundles a function as a deployment would.
 *
 * @param root the folder that the entry file is below
 * @returns the folder whose content Lambda would load: `index.mjs` and its source map
 */
export function bundle(root: string, entry: string): string {
  const app = newApp();
  new EntryFunction(new Stack(app, 'Bundled'), 'Function', {
    source: { root },
    entry,
    environment: {},
    timeout: Duration.seconds(3),
    logRetentionDays: 7,
  });
  const { directory } = app.synth();
  const asset = readdirSync(directory).find((name) => name.startsWith('asset.'));
  if (asset === undefined) throw new Error(`${entry} was not bundled`);
  return join(directory, asset);
}
