import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Log } from '../../../functions/core/result/results.schema';
import type { SeasonStanding } from '../../../functions/core/season/season-pages.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Adjustments } from '../../../functions/core/standings/adjustments.schema';
import { type Meeting, meetingAt } from '../../support/meeting-store';
import { type Person, startWorld, type World } from '../../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const LATE = { points: -3, reason: 'Late at two rounds' };
const REPORT = { points: 2, reason: 'Best report of the evening' };

let world: World;
let olga: Person;
let league: string;
let path: string;
let meeting: Meeting;

beforeEach(async () => {
  meeting = {};
  world = await startWorld(meetingAt(meeting));
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
});
afterEach(() => world.close());

/** Four players at two real tables of two; the seats of round 1 have 30 and 29 points. */
async function start(settings: object = {}) {
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 2, leftOver: 'byes', deadlines: DEADLINES },
    ...{ atTheTable: { rated: false }, registration: { review: true } },
    format: { kind: 'swiss', rounds: 2 },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  for (const at of [1, 2, 3, 4]) await (await world.person(`p${at}`, `Player ${at}`)).post(`${path}/entries`);
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
  await playRound(1);
}

async function playRound(round: number) {
  await olga.post(`${path}/rounds/${round}/release`);
  await world.deliver();
  const lines = (await now()).boards
    .filter((one) => one.round === round)
    .flatMap(({ board, seats }) => seats.map(({ seat }, at) => `${round},${board},${seat},${30 - at}`));
  const text = ['round,board,seat,points', ...lines].join('\n');
  const entered = await olga.post(`${path}/table-results`, { text });
  if (entered.status !== 200) throw new Error(entered.text);
  await world.deliver();
}

const now = async () => (await olga.get<Season>(path)).body;
const list = async () => (await olga.get<Adjustments>(`${path}/adjustments`)).body.players;
const versionFor = async (player: string) => (await list()).find((one) => one.player.id === player)?.version;
async function adjust(player: string, adjustments: readonly object[], by = olga, version?: number) {
  return by.put<Adjustments>(`${path}/adjustments/${player}`, {
    ...{ adjustments, version: version ?? (await versionFor(player)) },
  });
}
const rowOf = async (player: string) =>
  (await olga.get<SeasonStanding>(`${path}/standing`)).body.rows.find((row) => row.player.id === player);

test('each stands in the standings with its reason, and counts towards the total', async () => {
  await start();
  const before = (await rowOf('p1'))?.total ?? 0;
  expect((await adjust('p1', [LATE, REPORT])).status).toBe(200);
  const row = await rowOf('p1');
  expect(row?.total).toBe(before - 1);
  expect(row?.lines).toEqual(
    expect.arrayContaining([
      { text: 'penalty: Late at two rounds', points: -3 },
      { text: 'bonus: Best report of the evening', points: 2 },
    ]),
  );
});

test('the player is notified, and the log says who gave what', async () => {
  await start();
  await (await world.person('p1')).put('/me/notifications', { choices: { ruling: ['digest'] } });
  await adjust('p1', [LATE]);
  await world.deliver();
  const held = JSON.stringify(await world.store.heldFor('p1'));
  expect(held).toContain('Your bonus and penalty points in Evening');
  expect(held).toContain('penalty of 3: Late at two rounds');
  const [entry] = (await olga.get<Log>(`/leagues/${league}/log`)).body.entries;
  expect(entry).toMatchObject({ kind: 'adjust-points', subject: 'Player 1', before: 'not set' });
  expect(entry?.after).toBe('penalty of 3: Late at two rounds');
});

test('a planned round that looks at the standings is stale, and fresh when it is drawn again', async () => {
  await start();
  const planned = async () => (await now()).planned[0];
  expect(await planned()).toMatchObject({ round: 2, stale: false });
  await adjust('p1', [LATE]);
  expect(await planned()).toMatchObject({ stale: true });
  await olga.post(`${path}/rounds/2/redraw`);
  expect(await planned()).toMatchObject({ stale: false });
  await adjust('p1', []);
  expect(await planned()).toMatchObject({ stale: true });
});

test('in a finished season another player has won', async () => {
  await start({ format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false } });
  await world.deliver();
  const { status, champions } = await now();
  expect(status).toBe('finished');
  const [champion] = champions;
  await adjust(champion?.id ?? '', [{ points: -500, reason: 'Looked into hidden cards' }]);
  await world.deliver();
  expect((await now()).champions.map(({ id }) => id)).not.toContain(champion?.id);
});

test('what somebody else has changed meanwhile is not overwritten', async () => {
  await start();
  const version = await versionFor('p1');
  await adjust('p1', [LATE]);
  expect(await adjust('p1', [REPORT], olga, version)).toMatchObject({ status: 409 });
  expect((await list()).find(({ player }) => player.id === 'p1')?.adjustments).toEqual([LATE]);
});

test('of two at once one is stored, and the other is refused', async () => {
  await start();
  meeting.question = 'adjustPoints';
  const [one, other] = await Promise.all([adjust('p1', [LATE]), adjust('p1', [REPORT])]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect((await list()).find(({ player }) => player.id === 'p1')?.adjustments).toHaveLength(1);
});

test.each([
  ['nothing changes', 'p1', [], 409],
  ['0 points are nothing', 'p1', [{ points: 0, reason: 'No reason at all' }], 409],
  ['a stranger', 'nobody', [LATE], 404],
  ['a reason that is too short', 'p1', [{ points: 1, reason: 'ok' }], 422],
  ['too many points', 'p1', [{ points: 1_000_001, reason: 'Far too many points' }], 422],
])('refused: %s', async (_what, player, adjustments, status) => {
  await start();
  expect((await adjust(player, adjustments, olga, await versionFor('p1'))).status).toBe(status);
});

test('players see no list to change, and change none', async () => {
  await start();
  const p1 = await world.person('p1', 'Player 1');
  expect((await p1.get(`${path}/adjustments`)).status).toBe(403);
  expect((await adjust('p1', [REPORT], p1)).status).toBe(403);
});
