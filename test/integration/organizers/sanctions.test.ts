import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { MemberHistory } from '../../../functions/core/member/member-history.schema';
import type { Log } from '../../../functions/core/result/results.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

const DAY = 86_400_000;
const STEPS = [
  { warnings: 2, ban: 14 },
  { warnings: 4, ban: null },
];

let world: World;
let olga: Person;
let ben: Person;
let league: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  ben = await world.person('ben', 'Ben');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  await ben.post(`/leagues/${league}/members`);
});
afterEach(() => world.close());

const now = async () => (await olga.get<League>(`/leagues/${league}`)).body;
async function announce(sanctions?: object) {
  const { name, about, rules, venue, links, version } = await now();
  return olga.put(`/leagues/${league}/settings`, {
    ...{ name, about, rules, venue, links, private: false, version },
    ...(sanctions && { sanctions }),
  });
}
const rule = (kind: string, more: object = {}) =>
  olga.post(`/leagues/${league}/members/ben/rulings`, {
    ...{ kind, reason: 'Late at the table again.', note: 'Please be on time.', ...more },
  });
const history = async () => (await olga.get<MemberHistory>(`/leagues/${league}/members/ben/history`)).body;
const bannedUntil = async () => {
  const { banned, bannedUntil: until } = (await history()).member;
  return banned ? until : 'not banned';
};
const inDays = (days: number) => new Date(world.clock.now() + days * DAY).toISOString();

test('the second warning bans for 14 days, and the third again', async () => {
  expect((await announce({ days: 365, steps: STEPS })).status).toBe(200);
  await rule('warn');
  expect(await bannedUntil()).toBe('not banned');
  await rule('warn');
  expect(await bannedUntil()).toBe(inDays(14));
  world.clock.set(world.clock.now() + 15 * DAY);
  expect(await bannedUntil()).toBe('not banned');
  await rule('warn');
  expect(await bannedUntil()).toBe(inDays(14));
});

test('the fourth bans until somebody lifts it, and lifting it does', async () => {
  await announce({ days: 365, steps: STEPS });
  for (let warning = 1; warning <= 4; warning += 1) await rule('warn');
  expect(await bannedUntil()).toBeNull();
  await rule('unban');
  expect(await bannedUntil()).toBe('not banned');
});

test('warnings count for so many days only', async () => {
  await announce({ days: 30, steps: STEPS });
  await rule('warn');
  world.clock.set(world.clock.now() + 31 * DAY);
  expect((await history()).warnings).toEqual({ count: 0, next: null });
  await rule('warn');
  expect(await bannedUntil()).toBe('not banned');
  expect((await history()).warnings).toEqual({ count: 1, next: { ban: 14 } });
});

test('a warning makes no ban shorter', async () => {
  await announce({ days: 365, steps: STEPS });
  await rule('warn');
  const until = inDays(100);
  await rule('ban', { until });
  await rule('warn');
  expect(await bannedUntil()).toBe(until);
  // Nor does the note of a warning announce a ban that was there before.
  const warnings = (await world.store.noticesTo('ben')).filter(({ kind }) => kind === 'warn');
  expect(warnings.map((one) => one.until)).toEqual([undefined, undefined]);
});

test('a league that has announced nothing bans nobody', async () => {
  for (let warning = 1; warning <= 5; warning += 1) await rule('warn');
  expect(await bannedUntil()).toBe('not banned');
  expect((await history()).warnings).toEqual({ count: 5, next: null });
});

test('the member loses places of seasons to come, and reads until when', async () => {
  await announce({ days: 365, steps: [{ warnings: 1, ban: 3 }] });
  const season = (
    await olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Next', system: 'new-era', boardSize: 3 },
      deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    })
  ).body.id;
  expect((await ben.post(`/seasons/${season}/entries`)).status).toBe(200);
  await rule('warn');
  // At once: a round that is released before its event is handled must not seat them.
  expect(await world.store.entry(season, 'ben')).toMatchObject({ state: 'withdrawn' });
  await world.deliver();
  expect((await ben.post(`/seasons/${season}/entries`)).status).toBe(403);
  const [notice] = await world.store.noticesTo('ben');
  expect(notice).toMatchObject({ kind: 'warn', until: world.clock.now() + 3 * DAY });
});

test('everybody reads what is announced, and the log says when it changes', async () => {
  await announce({ days: 365, steps: STEPS });
  expect((await world.visitor().get<League>(`/leagues/${league}`)).body.sanctions).toEqual({
    days: 365,
    steps: STEPS,
  });
  const [entry] = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries;
  expect(entry?.after).toContain('2 warnings in 365 days: banned for 14 days');
  await announce();
  expect((await now()).sanctions.steps).toEqual(STEPS);
});

test.each([
  [
    'steps out of order',
    [
      { warnings: 3, ban: 7 },
      { warnings: 2, ban: 14 },
    ],
  ],
  [
    'two steps of as many warnings',
    [
      { warnings: 2, ban: 7 },
      { warnings: 2, ban: 14 },
    ],
  ],
  ['a ban of no days', [{ warnings: 2, ban: 0 }]],
])('refused: %s', async (_what, steps) => {
  expect((await announce({ days: 365, steps })).status).toBe(422);
});
