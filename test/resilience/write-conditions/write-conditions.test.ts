import { beforeAll, describe, expect, test } from 'vitest';
import { isNightly } from '../../support/nightly';
import { watchAll } from './all-writes';
import { conditionsInCode, isIn } from './conditions-in-code';
import { WRITES } from './expected';
import type { Watch } from './tried-writes';

// By day the other tests find a lost condition, and the comparisons in the code are held to what is written down.
describe.runIf(isNightly)('over all rows and cases', () => {
  let watch: Watch;
  beforeAll(async () => {
    watch = await watchAll();
  }, 900_000);

  test('each part of the condition of each write refuses by itself, and nothing is changed', () => {
    expect(watch.harmless).toEqual([]);
  });

  // Record an intended change of a condition by `npm run record-conditions`, and review the difference.
  test('every write has the conditions that are written down, and there is no other write', () => {
    expect([...watch.seen].sort()).toEqual(WRITES);
  });
});

/** Comparisons that no line of `expected.ts` names, with the reason. */
const NOT_NAMED: Readonly<Record<string, string>> = {
  'account/people.store.ts: alsoNamed = :before': 'a second merger into one account: merge-accounts.test.ts',
  'press/press.store.ts: attribute_not_exists(read)':
    'the attribute is called read#thread, and tried under that name',
  'press/press.store.ts: read < :messages': 'the same',
  'rating/recomputation.store.ts: rebuilt.generation = :generation':
    'of an alternative with two comparisons the other one is broken',
  'ruling/rulings.store.ts: attribute_not_exists(holders)':
    'only games of releases whose gates named no holders',
  'game/upgrade-game.store.ts: attribute_not_exists(given)':
    'only games of releases whose gates named no orders',
};

test('every comparison that the store’s code makes was tried, or it is written down why not', () => {
  const untried = conditionsInCode().filter((one) => !WRITES.some((line) => isIn(one, line)));
  expect(untried.map(({ file, text }) => `${file}: ${text}`).sort()).toEqual(Object.keys(NOT_NAMED).sort());
});
