import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { GUARDED, guardSites, withSwitches } from './guard-sites';

const ROOT = new URL('../..', import.meta.url).pathname;

/** The source of a guarded file with a switch at every guard; null where there is none. */
export function switchedGuards(
  path: string,
  text: string,
): { readonly code: string; readonly map: null } | null {
  if (!GUARDED.test(path) || !path.endsWith('.ts') || path.endsWith('.test.ts')) return null;
  const sites = guardSites(path, text);
  return sites.length === 0 ? null : { code: withSwitches(text, sites), map: null };
}

/** Adds a switch at every guard of the use cases and the API. */
export const guardSwitches: Plugin = {
  name: 'guards with switches',
  enforce: 'pre',
  transform: (text, id) => switchedGuards(relative(ROOT, id.split('?')[0] ?? id), text),
};
