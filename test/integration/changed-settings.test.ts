import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateSeason } from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type OneLeague, startLeague } from '../support/league';

/** Settings that an organizer may omit: a value, and the season's value after it is omitted again. */
const CASES = [
  ['pressAtEnd', 'always', 'by-consent'],
  ['anonymous', true, false],
  ['disputes', 'hold', 'run'],
  ['watchDelay', 2, 0],
  ['atTheTable', { rated: false, reports: 'all', waitMinutes: 5 }, null],
  ['division', { of: 'The tide', level: 1, up: 1, down: 1, target: 8, least: 4, most: 12 }, null],
] as const satisfies readonly (readonly [keyof CreateSeason & keyof Season, unknown, unknown])[];

describe('a setting that is changed is kept, and left out again it is gone', () => {
  let one: OneLeague;
  beforeAll(async () => {
    one = await startLeague();
  });
  afterAll(() => one.world.close());

  test.each(CASES)('%s', async (setting, value, without) => {
    const { olga, league } = one;
    const plain = { name: 'Season 1', system: 'ny2047', deadlines: { orders: 1440, adjustment: 720 } };
    const { body } = await olga.post<Season>(`/leagues/${league}/seasons`, plain);
    const now = async () => (await olga.get<Season>(`/seasons/${body.id}`)).body[setting];
    for (const [wanted, expected] of [
      [{ ...plain, [setting]: value }, value],
      [plain, without],
    ] as const) {
      const changed = await olga.put<Season>(`/seasons/${body.id}/settings`, wanted);
      expect(changed.status, changed.text).toBe(200);
      expect(changed.body[setting]).toEqual(expected);
      expect(await now()).toEqual(expected);
    }
  });
});
