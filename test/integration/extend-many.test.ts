import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_DATES } from '../../engine/tournament/no-dates';
import type { Log } from '../../functions/core/result/results.schema';
import { ruleOnEach } from '../../functions/core/ruling/rule-on-clocks';
import type { ClocksEffect, ClocksRuled } from '../../functions/core/ruling/rulings.schema';
import type { SeasonBoards } from '../../functions/core/season/season-pages.schema';
import { startNotifying } from '../support/notifying';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const DAY_MINUTES = 24 * 60;
const reason = 'The museum is closed this weekend.';

/** Three boards of three in one round. */
describe('deadlines of many boards', () => {
  const lost = { replies: false };
  let world: World;
  let board: Board;
  let games: readonly string[];

  beforeEach(async () => {
    lost.replies = false;
    world = await startWorld((store) => ({
      ...store,
      saveReply: async (...reply) => (lost.replies ? undefined : store.saveReply(...reply)),
    }));
    board = await startBoard(world, { system: 'nyc-risk', boardSize: 3, humans: 9, earlyClose: false });
    const shown = await board.organizer.get<SeasonBoards>(`/seasons/${board.season}/boards`);
    games = shown.body.boards.map(({ game }) => game);
    expect(games).toHaveLength(3);
  });
  afterEach(() => world.close());

  const clocks = () => `/seasons/${board.season}/clocks`;
  const extend = (body: object = {}, headers = {}) =>
    board.organizer.post<ClocksRuled>(
      clocks(),
      { kind: 'extend', minutes: DAY_MINUTES, reason, ...body },
      headers,
    );
  const gateOf = async (game = '') => (await world.store.gate(game)) ?? expect.fail('the game has no gate');
  const deadlines = () => Promise.all(games.map(async (game) => (await gateOf(game)).deadline));

  test('that would pass the end of their round or season are seen before, with that end', async () => {
    const effect = async (minutes: number) =>
      (await board.organizer.post<ClocksEffect>(`${clocks()}/effect`, { kind: 'extend', minutes })).body;
    expect((await effect(DAY_MINUTES)).end).toBeNull();
    const season = (await world.store.season(board.season)) ?? expect.fail('no season');
    const endsAt = new Date(Math.max(...(await deadlines())) + 2 * HOUR).toISOString();
    const schedule = { ...NO_DATES, slow: 'void' as const, rounds: [{ opensAt: null, endsAt }] };
    const changed = { ...season, schedule, version: season.version + 1 };
    expect(await world.store.changeSeason(season, changed, null)).toBe('changed');
    const end = { round: 1, of: 'season', at: endsAt, slow: 'void' };
    expect(await effect(60)).toMatchObject({ end, games: [{ effect: 'ruled' }, {}, {}] });
    const wanted = { kind: 'extend', until: new Date(Date.parse(endsAt) + 3 * HOUR).toISOString() };
    const one = await board.organizer.post(`/games/${games[0]}/rulings/effect`, wanted);
    expect(one.body).toMatchObject({ of: 'clock', end });
  });

  test('all move by the same time in one act, each with its ruling and its notice, and one entry names them', async () => {
    const telling = startNotifying(world);
    const before = await deadlines();
    const wanted = { kind: 'extend', minutes: DAY_MINUTES };
    const preview = await board.organizer.post<ClocksEffect>(`${clocks()}/effect`, wanted);
    expect(preview.body.games.map(({ effect, after }) => [effect, after?.deadline])).toEqual(
      before.map((deadline) => ['ruled', new Date(deadline + 24 * HOUR).toISOString()]),
    );
    const answer = await extend({ round: 1 });
    expect(answer.body.games.map(({ effect }) => effect)).toEqual(['ruled', 'ruled', 'ruled']);
    expect(await deadlines()).toEqual(before.map((deadline) => deadline + 24 * HOUR));
    for (const game of games)
      expect(await world.store.rulings(game)).toMatchObject([{ kind: 'extend', reason, by: { id: 'olga' } }]);
    const { body: log } = await board.organizer.get<Log>(`/seasons/${board.season}/log`);
    expect(log.entries.filter(({ kind }) => kind === 'extend')).toMatchObject([
      { game: null, subject: 'Running games of round 1', after: '3 of 3 moved by 1 day' },
    ]);
    await telling.send();
    for (const person of Object.values(board.players))
      expect(telling.to(person.id)).toContain('ruling over mail');
  });

  test('boards that are paused or just closing are left and named, in the answer and in the log', async () => {
    const [paused, kept] = games;
    await board.organizer.post(`/games/${paused}/rulings`, { kind: 'pause', reason });
    const { deadline } = await gateOf(kept);
    const until = new Date(deadline + HOUR).toISOString();
    await board.organizer.post(`/games/${kept}/rulings`, { kind: 'extend', until, reason });
    world.clock.set(deadline);
    const { body } = await extend();
    expect(body.games.map((one) => [one.board, one.effect])).toEqual([
      [1, 'paused'],
      [2, 'ruled'],
      [3, 'closing'],
    ]);
    expect(body.entries[0]).toMatchObject({
      after: '1 of 3 moved by 1 day. Paused: Round 1, board 1. Closing: Round 1, board 3',
    });
    expect((await gateOf(kept)).deadline).toBe(deadline + 25 * HOUR);
  });

  test('a turn that opens meanwhile keeps its own time', async () => {
    const [game] = games;
    const { deadline, step } = await gateOf(game);
    await ruleOnEach(world.deps, {
      ...{ id: 'late', kind: 'clocks-ruled', at: 0, season: board.season, clock: 'extend', reason },
      by: { id: 'olga', name: 'Olga', kind: 'human' },
      games: [{ game: game ?? '', rulings: 0, moved: { step: step - 1, until: deadline + HOUR } }],
    });
    expect((await gateOf(game)).deadline).toBe(deadline);
  });

  test('a request that comes twice moves them once, also where its first reply was lost', async () => {
    const before = await deadlines();
    const moved = before.map((deadline) => deadline + 24 * HOUR);
    lost.replies = true;
    await extend({}, { 'idempotency-key': 'once' });
    expect(await deadlines()).toEqual(moved);
    world.clock.set(world.clock.now() + HOUR);
    lost.replies = false;
    expect((await extend({}, { 'idempotency-key': 'once' })).body).toMatchObject({
      games: [],
      entries: [{ kind: 'extend', after: '3 of 3 moved by 1 day' }],
    });
    expect(await extend({}, { 'idempotency-key': 'once' })).toMatchObject({ status: 200 });
    await world.deliver();
    expect(await deadlines()).toEqual(moved);
  });

  test('refused: no time, too much of it, nothing to move', async () => {
    for (const minutes of [0, -60, 1.5, 31 * DAY_MINUTES])
      expect(await extend({ minutes }), String(minutes)).toMatchObject({ status: 422 });
    expect(await extend({ round: 7 })).toMatchObject({ status: 409, body: { code: 'nothing-changes' } });
  });
});
