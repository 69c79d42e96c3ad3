import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { GameResult, ResultEffect } from '../../../functions/core/result/results.schema';
import type { EnteredResults } from '../../../functions/core/result/table-results.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };

let world: World;
let olga: Person;
let league: string;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
});
afterEach(() => world.close());

/** A season at real tables whose rounds wait for a review; all players are members of the league. */
async function start(players: number, settings: object = {}) {
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 3, leftOver: 'byes', deadlines: DEADLINES },
    ...{ atTheTable: { rated: false }, registration: { review: true } },
    format: { kind: 'swiss', rounds: 3 },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  for (let at = 1; at <= players; at += 1)
    await (await world.person(`p${at}`, `Player ${at}`)).post(`${path}/entries`);
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

const now = async () => (await olga.get<Season>(path)).body;
const planned = async () => (await now()).planned[0];
const release = (round: number) => olga.post(`${path}/rounds/${round}/release`);
const ban = (player: string) =>
  olga.post(`/leagues/${league}/members/${player}/rulings`, {
    ...{ kind: 'ban', reason: 'Insults at the table.', note: 'You insulted Ben. Please do not.' },
  });
/** The players of a planned round. */
const named = async () => {
  const round = await planned();
  return [...(round?.boards.flatMap((board) => Object.values(board)) ?? []), ...(round?.sittingOut ?? [])];
};

/** The results of a round: the seats of a board win in their order, or in the opposite one. */
async function listOf(round: number, { turned = [] as readonly number[] } = {}) {
  const lines = (await now()).boards
    .filter((one) => one.round === round)
    .flatMap(({ board, seats }) => {
      const points = turned.includes(board) ? [28, 29, 30] : [30, 29, 28];
      return seats.map(({ seat }, at) => `${round},${board},${seat},${points[at]}`);
    });
  return ['round,board,seat,points', ...lines].join('\n');
}
async function enter(text: string) {
  const answer = await olga.post<EnteredResults>(`${path}/table-results`, { text });
  if (answer.status !== 200) throw new Error(answer.text);
  await world.deliver();
  return answer.body;
}

describe('a ban while a round is planned', () => {
  test.each([
    ['before what follows from it', false],
    ['after what follows from it', true],
  ])('%s: the plan is made again of the seven who are left', async (_name, delivered) => {
    await start(8);
    expect(await named()).toContain('p3');
    expect((await ban('p3')).status).toBe(200);
    if (delivered) await world.deliver();
    expect(await named()).not.toContain('p3');
    expect(await named()).toHaveLength(7);
    expect((await planned())?.boards.map((board) => Object.keys(board).length)).toEqual([3, 3]);
    const released = await release(1);
    expect(released.status, released.text).toBe(200);
  });

  test('a release that comes while somebody leaves says that the round was drawn again', async () => {
    await start(8);
    const entry = await world.store.entry(path.split('/')[2] ?? '', 'p3');
    if (entry === undefined) throw new Error('p3 is not in');
    await world.store.moveEntry(entry, 'withdrawn', null);
    const refused = await release(1);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Player 3 has left, so the round was drawn again.');
    expect(refused.text).not.toContain('too few');
    expect(await named()).toHaveLength(7);
    expect((await release(1)).status).toBe(200);
  });

  test('reaches registration, and a later season of the league', async () => {
    await start(8);
    const next = await olga.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Next', system: 'new-era', boardSize: 3, deadlines: DEADLINES },
    });
    await (await world.person('p3', 'Player 3')).post(`/seasons/${next.body.id}/entries`);
    await ban('p3');
    expect(await world.store.entry(next.body.id, 'p3')).toMatchObject({ state: 'withdrawn' });
  });
});

describe('a result that is corrected after the next round was planned', () => {
  test('the plan says so, and is fresh again when it is drawn again', async () => {
    await start(6);
    await release(1);
    await world.deliver();
    await enter(await listOf(1));
    expect(await planned()).toMatchObject({ round: 2, stale: false });
    await enter(await listOf(1, { turned: [1] }));
    expect(await planned()).toMatchObject({ round: 2, stale: true });
    expect((await olga.post(`${path}/rounds/2/redraw`)).body).toMatchObject({ stale: false });
    expect(await planned()).toMatchObject({ stale: false });
  });

  test('is what it was where the correction is taken back', async () => {
    await start(6);
    await release(1);
    await world.deliver();
    await enter(await listOf(1));
    await enter(await listOf(1, { turned: [1] }));
    await enter(await listOf(1));
    expect(await planned()).toMatchObject({ stale: false });
  });

  test('does not touch a plan that does not look at the standing', async () => {
    await start(6, { format: { kind: 'round-robin' }, leftOver: 'bots', atTheTable: { rated: false } });
    await release(1);
    await world.deliver();
    await enter(await listOf(1));
    await enter(await listOf(1, { turned: [1] }));
    expect(await planned()).toMatchObject({ stale: false });
  });

  test('pairs kept apart since then touch every plan', async () => {
    await start(6, {
      format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
      leftOver: 'bots',
    });
    const players = ['p1', 'p2'];
    await olga.put(`${path}/apart`, { pairs: [players] });
    expect(await planned()).toMatchObject({ round: 1, stale: true });
  });
});

describe('in a cup', () => {
  const CUP = { format: { kind: 'knock-out', advance: 1 }, registration: { review: false } };

  /** The later boards of an answer, and the players on them. */
  const touched = (boards: ResultEffect['laterBoards'] | undefined) =>
    boards?.map(({ round, board, players }) => [round, board, players.map(({ id }) => id)]);

  test('an entered correction names the later boards that it touches', async () => {
    await start(9, CUP);
    await enter(await listOf(1));
    const { boards } = await now();
    const first = boards.find(({ round, board }) => round === 1 && board === 2);
    const through = first?.seats[0]?.player.id;
    const corrected = await enter(await listOf(1, { turned: [2] }));
    const answer = corrected.boards.map(({ board, laterBoards }) => [board, touched(laterBoards)]);
    expect(answer).toEqual([
      [1, []],
      [2, [[2, 1, [through]]]],
      [3, []],
    ]);
  });

  test('a ruling says so before and after it is made', async () => {
    await start(9, CUP);
    await enter(await listOf(1));
    const board = (await now()).boards.find((one) => one.round === 1 && one.board === 1);
    const result = (await olga.get<GameResult>(`/games/${board?.game}/result`)).body;
    expect(result.laterBoards).toEqual([]);
    const last = board?.seats[2]?.seat;
    const seats = result.seats.map(({ seat, place, figures }) => ({
      ...{ seat, place: seat === last ? 1 : (place ?? 0) + 1 },
      figures: Object.fromEntries(result.measures.map(({ id }) => [id, figures[id] ?? 0])),
    }));
    const wanted = { kind: 'correct', ending: 'points', seats };
    const effect = await olga.post<ResultEffect>(`/games/${board?.game}/result/effect`, wanted);
    expect(effect.status, effect.text).toBe(200);
    const expected = [[2, 1, [board?.seats[0]?.player.id]]];
    expect(touched(effect.body.laterBoards)).toEqual(expected);
    const ruled = await olga.post<GameResult>(`/games/${board?.game}/result`, {
      ...{ ...wanted, reason: 'They were written the wrong way.' },
    });
    expect(touched(ruled.body.laterBoards)).toEqual(expected);
  });

  test('a planned stage that rests on the result is stale, and named without a game', async () => {
    await start(9, { ...CUP, registration: { review: true } });
    await release(1);
    await world.deliver();
    await enter(await listOf(1));
    const corrected = await enter(await listOf(1, { turned: [3] }));
    expect(corrected.boards[2]?.laterBoards).toMatchObject([{ round: 2, board: 1, game: null }]);
    expect(await planned()).toMatchObject({ round: 2, stale: true });
    const redrawn = await olga.post(`${path}/rounds/2/redraw`);
    expect(redrawn.status, redrawn.text).toBe(200);
    const again = await enter(await listOf(1, { turned: [3, 1] }));
    expect(again.boards.map(({ became }) => became)).toEqual(['corrected', 'unchanged', 'unchanged']);
  });
});
