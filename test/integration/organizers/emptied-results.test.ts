import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Log } from '../../../functions/core/result/results.schema';
import { runScheduled } from '../../../functions/core/season/next-run';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { heldIn, type Meeting, meetingAt } from '../../support/meeting-store';
import { type Person, startWorld, type World } from '../../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const MINUTE = 60_000;

interface Refused {
  readonly code: string;
  readonly detail: string;
}

let world: World;
let olga: Person;
let path: string;
let meeting: Meeting;

beforeEach(async () => {
  meeting = {};
  world = await startWorld(meetingAt(meeting));
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

const id = () => path.split('/')[2] ?? '';
const now = async () => (await olga.get<Season>(path)).body;
const boardsOf = async (round: number) =>
  (await now()).boards.filter((one) => one.round === round).sort((one, other) => one.board - other.board);

/** A season of six at tables of three. */
async function start(settings: object = {}, tables: object = {}) {
  const { id: league } = (await olga.post<League>('/leagues', { name: 'Club' })).body;
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Evening', system: 'new-era', boardSize: 3, leftOver: 'byes', deadlines: DEADLINES },
    atTheTable: { rated: true, ...tables },
    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    ...settings,
  });
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  await olga.post(`${path}/roster`, { text: 'Ana\nBen\nCleo\nDov\nEdda\nFinn' });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

async function enter(board: number, points: readonly number[] = [9, 6, 3], round = 1) {
  const one = (await boardsOf(round)).find((found) => found.board === board);
  const lines = (one?.seats ?? []).map(({ seat }, at) => `${round},${board},${seat},${points[at]}`);
  const answer = await olga.post(`${path}/table-results`, {
    text: ['round,board,seat,points', ...lines].join('\n'),
  });
  expect(answer.status, answer.text).toBe(200);
  await world.deliver();
}
async function empty(board: number, round = 1, by = olga) {
  const game = (await boardsOf(round)).find((found) => found.board === board)?.game;
  const answer = await by.remove<Refused>(`/games/${game}/table-result`);
  return answer;
}

describe('a result is emptied', () => {
  test('the board waits for its result again, counts nowhere, and the log keeps what was entered', async () => {
    await start();
    await enter(1);
    const [before] = await boardsOf(1);
    const winner = before?.seats[0]?.player.id ?? '';
    expect((await now()).standing.find(({ player }) => player.id === winner)?.total).toBeGreaterThan(0);
    const answer = await empty(1);
    expect(answer.status, answer.text).toBe(200);
    await world.deliver();
    const [board] = await boardsOf(1);
    expect([board?.status, board?.result, board?.seats.map(({ place }) => place)]).toEqual([
      'running',
      'as-played',
      [null, null, null],
    ]);
    expect((await now()).standing.find(({ player }) => player.id === winner)?.total ?? 0).toBe(0);
    expect(await world.store.runningGamesOf(winner)).toContain(board?.game);
    const [entry] = (await olga.get<Log>(`${path}/log`)).body.entries;
    expect(entry).toMatchObject({ kind: 'empty', by: { id: 'olga' }, subject: 'Round 1, board 1' });
    expect(entry?.before).not.toBe('');
    const result = await world.store.resultOfBoard({ season: id(), round: 1, board: 1 });
    expect([result?.voided, result?.unconfirmed]).toEqual([true, undefined]);
    expect((await empty(1)).body.code).toBe('nothing-changes');
  });

  test('its chairs can change, and it is entered again for those who sit there', async () => {
    await start();
    await enter(1);
    await empty(1);
    await world.deliver();
    const [board] = await boardsOf(1);
    const [chair] = board?.seats ?? [];
    const change = { game: board?.game, seat: chair?.seat, holder: chair?.player.id, name: 'Zoe Late' };
    expect((await olga.post(`${path}/chairs`, { changes: [change] })).status).toBe(200);
    await enter(1);
    const [again] = await boardsOf(1);
    expect([again?.status, again?.seats[0]?.player.name]).toEqual(['finished', 'Zoe Late']);
    const result = await world.store.resultOfBoard({ season: id(), round: 1, board: 1 });
    expect([result?.voided, result?.seats[0]?.player.name, result?.unconfirmed]).toEqual([
      undefined,
      'Zoe Late',
      true,
    ]);
    // Who does not sit there any more has no copy of the result.
    expect(await world.store.resultsOf(chair?.player.id ?? '', 10)).toEqual([]);
    expect(await world.store.resultsOf(again?.seats[0]?.player.id ?? '', 10)).toHaveLength(1);
  });

  test('until the next round is drawn from it, which the refusal names; then it can still be corrected', async () => {
    await start();
    await enter(1);
    await enter(2);
    expect(await boardsOf(2)).toHaveLength(2);
    const refused = await empty(1);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'Round 2 was drawn from this result. You can still correct it.',
    ]);
    await enter(1, [3, 6, 9]);
    await enter(1, [9, 6, 3], 2);
    await enter(2, [9, 6, 3], 2);
    expect((await now()).status).toBe('finished');
    expect((await empty(1, 2)).body.detail).toContain('The season has ended');
  });

  test('not while the next round is planned and waits for its review', async () => {
    await start({ registration: { mode: 'invitation', review: true } });
    await olga.post(`${path}/rounds/1/release`);
    await world.deliver();
    await enter(1);
    expect((await empty(1)).status).toBe(200);
    await world.deliver();
    await enter(1);
    await enter(2);
    expect((await now()).planned.map(({ round }) => round)).toEqual([2]);
    expect((await empty(2)).body.detail).toContain('Round 2');
  });

  test('by organizers alone, and of real tables alone', async () => {
    await start();
    await enter(1);
    const stranger = await world.person('stranger', 'Somebody');
    expect((await empty(1, 1, stranger)).status).toBe(403);
    expect((await world.visitor().remove('/games/nothing/table-result')).status).toBe(401);
    expect((await boardsOf(1))[0]?.status).toBe('finished');
  });
});

describe('the last result of a round leaves some minutes', () => {
  test('the next round is drawn when they are over, and a slip can be mended until then', async () => {
    await start({}, { waitMinutes: 2 });
    await enter(1);
    await enter(2);
    expect([(await now()).status, await boardsOf(2)]).toEqual(['running', []]);
    expect(world.hours.at(-1)).toEqual({ season: id(), hour: world.clock.now() + 2 * MINUTE });
    passes(MINUTE);
    expect((await empty(2)).status).toBe(200);
    await world.deliver();
    passes(5 * MINUTE);
    await comes();
    expect(await boardsOf(2)).toEqual([]);
    await enter(2);
    expect(await boardsOf(2)).toEqual([]);
    passes(2 * MINUTE - 1);
    await comes();
    expect(await boardsOf(2)).toEqual([]);
    passes(1);
    await comes();
    expect(await boardsOf(2)).toHaveLength(2);
  });

  test('an organizer opens the next round without waiting', async () => {
    await start({}, { waitMinutes: 60 });
    await enter(1);
    await enter(2);
    expect((await olga.post(`${path}/rounds/2/open`)).status).toBe(200);
    await world.deliver();
    expect(await boardsOf(2)).toHaveLength(2);
  });

  test('without the setting the next round is drawn at once', async () => {
    await start();
    await enter(1);
    await enter(2);
    expect(await boardsOf(2)).toHaveLength(2);
  });

  const passes = (span: number) => world.clock.set(world.clock.now() + span);
  /** What the season's timer does. */
  async function comes() {
    await runScheduled(world.deps, id());
    await world.deliver();
  }
});

describe('a result that is emptied meets', () => {
  test('the draw of the next round: it is not drawn from a result that is gone', async () => {
    await start();
    await enter(1);
    const [late] = await heldIn(meeting, 'planRound', async () => {
      const two = (await boardsOf(1))[1];
      const lines = (two?.seats ?? []).map(({ seat }, at) => `1,2,${seat},${9 - at}`);
      return olga.post(`${path}/table-results`, { text: ['round,board,seat,points', ...lines].join('\n') });
    });
    expect((await empty(1)).status).toBe(200);
    delete meeting.question;
    meeting.release?.();
    expect((await late)?.status).toBe(200);
    await world.deliver();
    expect(await boardsOf(2)).toEqual([]);
    expect((await boardsOf(1)).map(({ status }) => status)).toEqual(['running', 'finished']);
    await enter(1);
    expect(await boardsOf(2)).toHaveLength(2);
  });

  test('a draw that is stored first: it is refused', async () => {
    await start();
    await enter(1);
    const [late] = await heldIn(meeting, 'emptyResult', () => empty(1));
    await enter(2);
    meeting.release?.();
    expect((await late)?.body.code).toBe('changed-meanwhile');
    expect((await boardsOf(1)).map(({ status }) => status)).toEqual(['finished', 'finished']);
  });
});
