import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { guardSites, withSwitches } from './guard-sites';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Puts a switch at every guard of the services and views. */
const switches = {
  name: 'guards with switches',
  enforce: 'pre' as const,
  transform(text: string, id: string) {
    const path = relative(ROOT, id.split('?')[0] ?? id);
    if (!/^functions\/(services|api)\/.*\.ts$/.test(path) || path.endsWith('.test.ts')) return null;
    const sites = guardSites(path, text);
    return sites.length === 0 ? null : { code: withSwitches(text, sites), map: null };
  },
};

export default defineConfig({
  root: ROOT,
  plugins: [switches],
  test: {
    include: ['test/mutate/*.mutants.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
