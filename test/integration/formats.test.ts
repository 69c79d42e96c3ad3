import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Season } from '../../functions/core/season/seasons.schema';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

beforeAll(async () => {
  ({ world, olga, league } = await startLeague());
});
afterAll(() => world.close());

const SETTINGS = {
  ...{ system: 'nyc-risk', boardSize: 3, options: {} },
  deadlines: { orders: 60, adjustment: 60 },
};

interface Refused {
  readonly problems?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

const fields = ({ problems = [] }: Refused) => problems.map(({ path }) => path.join('.'));

describe('formats that cannot work are refused at the field', () => {
  test.each([
    [
      'a knock-out that never becomes one board',
      { format: { kind: 'knock-out', advance: 2 } },
      'format.advance',
    ],
    [
      'a knock-out of smaller boards that never ends',
      { boardSize: 4, format: { kind: 'knock-out', advance: 4 }, leftOver: 'smaller-boards' },
      'format.advance',
    ],
    [
      'a knock-out that knocks out nobody',
      { format: { kind: 'knock-out', advance: 3 }, leftOver: 'byes' },
      'format.advance',
    ],
  ])('%s, in the calendar and the season', async (_shows, settings, field) => {
    const calendar = await world
      .visitor()
      .post<Refused>('/calendar', { ...SETTINGS, ...settings, players: 4 });
    expect([calendar.status, fields(calendar.body)]).toEqual([422, [field]]);
    const season = { name: 'Season 1', ...SETTINGS, ...settings };
    const announced = await olga.post<Refused>(`/leagues/${league}/seasons`, season);
    expect([announced.status, fields(announced.body)]).toEqual([422, [field]]);
    const plain = await olga.post<Season>(`/leagues/${league}/seasons`, { name: 'Season 1', ...SETTINGS });
    const changed = await olga.put<Refused>(`/seasons/${plain.body.id}/settings`, season);
    expect([changed.status, fields(changed.body)]).toEqual([422, [field]]);
  });

  test.each([
    ['too few players', { players: 2, leftOver: 'byes' }, 'players'],
    [
      'more rounds than opponents',
      { players: 4, leftOver: 'byes', format: { kind: 'swiss', rounds: 9 } },
      'format.rounds',
    ],
    [
      'more meetings than anybody waits for',
      { players: 10_000, boardSize: 3, format: { kind: 'round-robin' } },
      'format.kind',
    ],
  ])('%s, in the calendar', async (_shows, settings, field) => {
    const calendar = await world.visitor().post<Refused>('/calendar', {
      ...SETTINGS,
      format: { kind: 'rounds', rounds: 1 },
      ...settings,
    });
    expect([calendar.status, fields(calendar.body)]).toEqual([422, [field]]);
  });

  test.each([
    [
      'fewer places than a board has seats',
      { leftOver: 'byes', registration: { capacity: 2 } },
      'registration.capacity',
    ],
    [
      'a total of more earlier rounds than there are',
      { format: { kind: 'rounds', rounds: 3 }, aggregation: { total: final(3) } },
      'aggregation.total.earlierRounds',
    ],
    [
      'a total of fewer rounds than there are',
      { format: { kind: 'swiss', rounds: 5 }, aggregation: { total: final(3) } },
      'aggregation.total.earlierRounds',
    ],
    [
      'a total with a final round in a format without one',
      { format: { kind: 'ladder' }, aggregation: { total: final(3) } },
      'aggregation.total.earlierRounds',
    ],
    [
      'more parts than earlier rounds',
      { format: { kind: 'swiss', rounds: 4 }, aggregation: { total: { ...final(3), parts: [1, 1, 1, 1] } } },
      'aggregation.total.parts',
    ],
    [
      'Buchholz on boards of more than two',
      { format: { kind: 'swiss', rounds: 4 }, boardSize: 4, aggregation: { tieBreaks: ['buchholz'] } },
      'aggregation.tieBreaks',
    ],
    [
      'Buchholz on a ladder, which has no rounds',
      {
        format: { kind: 'ladder' },
        system: 'new-era',
        boardSize: 2,
        aggregation: { tieBreaks: ['wins', 'median-buchholz'] },
      },
      'aggregation.tieBreaks',
    ],
    [
      'Buchholz at the cut of larger boards',
      {
        format: { kind: 'swiss', rounds: 4 },
        boardSize: 4,
        aggregation: { total: { ...final(3), cutTies: ['buchholz-cut'] } },
      },
      'aggregation.total.cutTies',
    ],
    [
      'byes by the average of own rounds, before a final',
      {
        format: { kind: 'swiss', rounds: 4 },
        aggregation: { total: final(3), sitOut: { points: 1, times: 'each', average: true } },
      },
      'aggregation.sitOut.average',
    ],
  ])('%s, in the season', async (_shows, settings, field) => {
    const season = { name: 'Season 1', ...SETTINGS, ...settings };
    const announced = await olga.post<Refused>(`/leagues/${league}/seasons`, season);
    expect([announced.status, fields(announced.body)]).toEqual([422, [field]]);
  });

  test('Buchholz and byes by the average are offered on boards of two', async () => {
    const aggregation = {
      tieBreaks: ['buchholz-cut', 'buchholz', 'most-draws'],
      sitOut: { points: 1, times: 'each', average: true },
    };
    const format = { kind: 'swiss', rounds: 4 };
    const season = {
      name: 'Season 1',
      ...SETTINGS,
      system: 'new-era',
      boardSize: 2,
      leftOver: 'byes',
      format,
      aggregation,
    };
    const announced = await olga.post<Season>(`/leagues/${league}/seasons`, season);
    expect(announced.status).toBe(200);
    expect(announced.body.rules).toContain('pays the average of one’s own rounds each time');
    expect(announced.body.rules).toContain(
      'Ties: Buchholz without the lowest opponent; then Buchholz: opponents',
    );
    const { id } = announced.body;
    expect(await olga.get(`/seasons/${id}/settings`)).toMatchObject({ body: { aggregation } });
  });

  test('a start with numbers that do not work, which the page says', async () => {
    const format = { kind: 'knock-out', advance: 2 };
    const season = { name: 'Season 1', ...SETTINGS, boardSize: 5, format, leftOver: 'smaller-boards' };
    const { id } = (await olga.post<Season>(`/leagues/${league}/seasons`, season)).body;
    for (const name of ['ann', 'bob']) await (await world.person(name)).post(`/seasons/${id}/entries`);
    expect(await olga.post(`/seasons/${id}/start`)).toMatchObject({
      status: 409,
      body: { code: 'format-impossible', detail: expect.stringContaining('too few') },
    });
  });
});

function final(earlierRounds: number) {
  return { rule: 'final', earlierRounds, parts: [1, 1], qualify: 7 };
}
