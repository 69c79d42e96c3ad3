import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { switchedGuards } from './guard-switches';
import { withOperators } from './operator-sites';
import { readPlan } from './plan';

const ROOT = new URL('../..', import.meta.url).pathname;
const SOURCE = /^(engine|functions|web)\/.*\.ts$/;
const plan = readPlan();
const chosen = (plan?.mutants ?? []).map((site, id) => ({ id, site }));

/** Adds a switch at every guard of the use cases and the API, or at each place of a plan. */
const switches = {
  name: 'sources with switches',
  enforce: 'pre' as const,
  transform(text: string, id: string) {
    const path = relative(ROOT, id.split('?')[0] ?? id);
    if (plan !== null) return changedByPlan(path, text);
    return switchedGuards(path, text);
  },
};

function changedByPlan(path: string, text: string) {
  if (/(\.test\.ts$|^test\/(?!mutate\/))/.test(path) && text.includes("from 'vitest'")) {
    const collector = JSON.stringify(`${ROOT}test/mutate/collected-tests.ts`);
    return { code: text.replace("from 'vitest'", `from ${collector}`), map: null };
  }
  const here = chosen.filter(({ site }) => site.path === path);
  if (here.length === 0 || !SOURCE.test(path)) return null;
  return { code: withOperators(path, text, here), map: null };
}

export default defineConfig({
  root: ROOT,
  plugins: [switches],
  test: {
    include: ['test/mutate/*.mutants.ts'],
    testTimeout: plan === null ? 1_800_000 : 36_000_000,
    hookTimeout: 120_000,
  },
});
