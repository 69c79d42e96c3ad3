import { describe, expect, test } from 'vitest';
import { nameOf, repeatOf } from '../../../functions/api/operation';
import { OPERATIONS } from '../../../functions/api/whole-api';
import { isNightly } from '../../support/nightly';
import { startHunt } from './hunt';
import { difference, pictureOf } from './picture';
import { standstills } from './progress';
import { type Act, type Case, done } from './scene';

const DECLARED = new Map(OPERATIONS.map((one) => [nameOf(one), one]));

/**
 * A test for each case: before whichever write the process dies, nothing is lost, doubled or stuck. Another one for each
 * operation: it stores as many items as it declares.
 */
export function huntAll(cases: Readonly<Record<string, readonly Case[]>>): void {
  let turn = 0;
  for (const [operation, ways] of Object.entries(cases))
    describe(operation, () => {
      const stored: number[] = [];
      test.each(ways.map((one) => ({ ...one, turn: turn++ })))('$what', async (one) => {
        const { found, items } = await hunted(operation, one);
        stored.push(items);
        expect(found.join('\n')).toBe('');
      });

      test('stores what it declares', ({ skip }) => {
        skip(stored.length < ways.length, 'not every case has run');
        const most = Math.max(...stored);
        expect(most > 1 ? 'several' : most === 1 ? 'one' : 'none').toBe(DECLARED.get(operation)?.writes);
      });
    });
}

/**
 * The writes before which it dies: each in nightly runs, otherwise one in turn. The first is left to nightly runs if
 * there are others: nothing has happened yet.
 */
function deathsAmong(writes: number, turn: number): readonly number[] {
  const all = Array.from({ length: writes }, (_, index) => index + 1);
  if (isNightly) return all;
  return writes <= 2 ? all.slice(-1) : [2 + (turn % (writes - 1))];
}

/**
 * Dies before writes of an act, and compares the result with that of an undisturbed act.
 * @returns what differs, and how many items the undisturbed act stored
 */
async function hunted(
  operation: string,
  { prepare, follows, resumed, turn }: Case & { readonly turn: number },
): Promise<{ readonly found: readonly string[]; readonly items: number }> {
  const hunt = await startHunt();
  try {
    const act = keyed(operation, await prepare(hunt));
    await hunt.world.deliver();
    const back = hunt.keep();
    const picture = () => pictureOf(hunt.items());
    await hunt.pass();
    const nothing = picture();
    await back();
    const {
      items,
      value: { writes, value },
    } = await hunt.counting(() => hunt.dying(Number.POSITIVE_INFINITY, act));
    if (value !== undefined) done(value);
    const found: string[] = [];
    const look = async (when: string, ...wanted: (readonly string[])[]) => {
      const items = hunt.items();
      const seen = pictureOf(items);
      const differences = wanted.map((one) => difference(one, seen));
      if (wanted.length > 0 && differences.every((one) => one.length > 0))
        found.push(`${when}:\n${differences[0]?.join('\n')}`);
      found.push(...standstills(items).map((still) => `${when}: ${still}`));
    };
    found.push(...(await hunt.pass()));
    const once = picture();
    await look('undisturbed');
    await act();
    await hunt.pass();
    const twice = operation.startsWith('POST') ? once : picture();
    await look('undisturbed, twice', once, twice);
    const dieAfterwards = async () => {
      await back();
      await act();
      const ofSweep = await hunt.dying(Number.POSITIVE_INFINITY, hunt.pass);
      for (const n of deathsAmong(ofSweep.writes, turn)) {
        await back();
        await act();
        await hunt.dying(n, hunt.pass);
        found.push(...(await hunt.pass()).map((failure) => `dead before write ${n} of a sweep: ${failure}`));
        await look(`dead before write ${n} of a sweep`, once);
      }
    };
    for (const n of deathsAmong(writes, turn)) {
      await back();
      await hunt.dying(n, act);
      const failures = await hunt.pass();
      const at = `dead before write ${n} of ${writes}`;
      found.push(...failures.map((failure) => `${at}: ${failure}`));
      if (resumed !== true) await look(at, once, nothing);
      await act();
      await hunt.pass();
      await look(`${at}, then sent again`, once, twice);
    }
    if (follows === true) await dieAfterwards();
    return { found, items };
  } finally {
    await hunt.world.close();
  }
}

/** The same request whenever it is sent: one that may make something each time has its idempotency key. */
function keyed(operation: string, act: Act): () => ReturnType<Act> {
  const declared = DECLARED.get(operation);
  const hasKey = declared !== undefined && repeatOf(declared) === 'with-key';
  return () => act(hasKey ? { 'idempotency-key': 'the same' } : {});
}
