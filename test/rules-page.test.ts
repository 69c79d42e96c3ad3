import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADJUSTMENT_REFUSALS } from '../engine/ny2047/adjustment';
import { REFUSALS } from '../engine/ny2047/orders';

const page = readFileSync(new URL('../docs/rules/ny2047.md', import.meta.url), 'utf8');

/** The reasons that moves, holds and supports can have, by the rules page's section 16. */
const REASONS =
  '4.1 4.2 4.10 5.2 5.3 5.4 5.5 5.6 5.7 6.1 6.2 6.3 6.4 6.5 7.3 7.4 7.5 8.1 8.2 8.3 8.4 9.4 9.5 13.3'.split(
    ' ',
  );

test('every rule that a verdict can name has its place on the rules page, once', () => {
  const rules = new Set([...REASONS, ...Object.values(REFUSALS), ...Object.values(ADJUSTMENT_REFUSALS)]);
  for (const rule of rules) expect(page.split(`<a id="r-${rule}"></a>`), rule).toHaveLength(2);
});
