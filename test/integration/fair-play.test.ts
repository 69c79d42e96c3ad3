import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DealingsRecord } from '../../functions/core/fair-play/fair-play.records';
import type { GameSignals, SeasonSignals } from '../../functions/core/fair-play/fair-play.schema';
import type { Game } from '../../functions/core/game/games.schema';
import { presenceKey } from '../../functions/core/platform/keys';
import type { Log } from '../../functions/core/result/results.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { crowdedPosition } from '../support/crowded';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const HALF_YEAR_AND_A_DAY = 181 * 24 * 3_600_000;

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
});
afterEach(() => world.close());

/** Views something by a request that is recorded: indexes have caught up, as for any other view. */
async function lookBy<T>(as: Person, path: string) {
  await world.dynamo.dynamo.catchUp('indexes');
  return as.post<T>(path);
}
const look = (as = board.organizer) => lookBy<GameSignals>(as, `/games/${board.game}/signs`);
const lookAtSeason = (as = board.organizer) => lookBy<SeasonSignals>(as, `/seasons/${board.season}/signs`);
const pair = async (from: string, to: string) =>
  (await look()).body.pairs.find((one) => one.from === from && one.to === to);

/**
 * Gives a seat's orders as a browser does: with its cookies, from an address.
 * @returns the cookie that it then has
 */
async function order(
  seat: string,
  step: number,
  from: string,
  cookie = 'theme=dark',
  orders: unknown[] = [],
) {
  const path = `/games/${board.game}/steps/${step}/orders`;
  const headers = { cookie, 'x-address': from };
  const answer = await playerOf(board, seat).put(path, { orders, ready: true }, headers);
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0];
}

async function closeStepNow(step: number) {
  const { deadline } = (await world.visitor().get<Game>(`/games/${board.game}`)).body;
  world.clock.set(Date.parse(deadline ?? ''));
  await closeStep(world.deps, board.game, step);
}

describe('devices and networks', () => {
  test('two accounts of one browser are shown; neighbours share a network and no device', async () => {
    const kept = await order('tower', 1, '198.51.100.7');
    await order('papst', 1, '203.0.113.9', kept);
    await order('rossoni', 1, '203.0.113.200');
    await order('greene', 1, '192.0.2.1');
    const { shared } = (await look()).body;
    const names = ({ players }: (typeof shared)[number]) => players.map(({ id }) => id).sort();
    const ids = (...seats: string[]) => seats.map((seat) => playerOf(board, seat).id).sort();
    expect(shared.map((one) => [names(one), one.devices, one.networks])).toEqual([
      [ids('tower', 'papst'), 1, 0],
      [ids('papst', 'rossoni'), 0, 1],
    ]);
    expect((await lookAtSeason()).body.shared).toEqual(shared);
  });

  test('nothing that is kept says where somebody was, and it is forgotten after half a year', async () => {
    await order('tower', 1, '198.51.100.7');
    const { id } = playerOf(board, 'tower');
    const [presence] = await world.store.presencesOf(id);
    expect(JSON.stringify(presence)).not.toContain('198.51');
    const { Item } = await world.dynamo.client.send(
      new GetCommand({
        TableName: TABLE,
        ConsistentRead: true,
        Key: presenceKey(id, presence?.device ?? '', presence?.network ?? ''),
      }),
    );
    expect(Item?.expiresAt).toBeLessThan((world.clock.now() + HALF_YEAR_AND_A_DAY) / 1000);
  });

  test('is written once a week, and not again with the cookie of that week', async () => {
    const kept = await order('tower', 1, '198.51.100.7');
    expect(kept).toContain('turreton-device=');
    expect(await order('tower', 1, '198.51.100.8', kept)).toBeUndefined();
    world.clock.set(world.clock.now() + 8 * 24 * 3_600_000);
    await closeStep(world.deps, board.game, 1);
    expect(await order('tower', 2, '198.51.100.8', kept)).toContain('turreton-device=');
  });

  test('that cannot be noted is no reason to refuse orders, and is noted with the next', async () => {
    const { notePresence } = world.store;
    Object.assign(world.store, { notePresence: () => Promise.reject(new Error('the table is busy')) });
    expect(await order('tower', 1, '198.51.100.7')).toBeUndefined();
    Object.assign(world.store, { notePresence });
    expect(await order('tower', 1, '198.51.100.7')).toContain('turreton-device=');
  });

  test('a cookie that somebody made themselves is not believed', async () => {
    const kept = (await order('tower', 1, '198.51.100.7')) ?? '';
    const forged = kept.replace(/=[^.]+/, '=another-device');
    await order('papst', 1, '203.0.113.9', forged);
    expect((await look()).body.shared).toEqual([]);
  });
});

describe('co-operation', () => {
  test('counts turns by what was ordered; without other games nothing is compared', async () => {
    const { orders } = await crowdedPosition(world, board);
    for (const [seat, list] of Object.entries(orders))
      await order(seat, 1, '192.0.2.1', 'theme=dark', [...list]);
    await closeStepNow(1);
    const { pairs, compared } = (await look()).body;
    expect(compared).toMatchObject({ games: 0 });
    expect(pairs.length).toBeGreaterThan(0);
    expect(
      pairs.every(({ turns, helpAbove, unusual }) => turns === 1 && helpAbove === null && !unusual),
    ).toBe(true);
    const step = await world.store.step(board.game, 1);
    const fights = step?.events.filter(({ type }) => type === 'battle') ?? [];
    expect(fights.length).toBeGreaterThan(0);
    for (const { attacker, defender } of fights)
      expect(pairs).toContainEqual(expect.objectContaining({ from: attacker, to: defender, harm: 1 }));
  });

  test('is compared with finished games of the league, once there are enough', async () => {
    await closeStepNow(1);
    for (let game = 0; game < 4; game += 1) await world.store.saveDealings(played(game));
    const { compared, pairs } = (await look()).body;
    expect(compared).toEqual({ games: 4, pairs: 80, least: 60 });
    expect(pairs.every(({ helpAbove, harmAbove }) => helpAbove === 0 && harmAbove === 0)).toBe(true);
  });

  test.each([
    ['other seasons', () => 'another'],
    ['its own season', () => board.season],
  ])('a finished board with rare help among games of %s stands in the signs of its season', async (_, season) => {
    for (let game = 0; game < 4; game += 1)
      await world.store.saveDealings({ ...played(game), season: season() });
    const rare = { from: 'tower', to: 'papst', turns: 10, help: 9, harm: 0 };
    await world.store.saveDealings({ ...played(9), season: board.season, game: 'rare', pairs: [rare] });
    expect((await lookAtSeason()).body.pairs).toMatchObject([
      { ...rare, game: 'rare', helpAbove: 100, unusual: true },
    ]);
  });

  /** Twenty pairs that helped each other in two turns of ten and fought in five. */
  function played(game: number): DealingsRecord {
    const pairs = Array.from({ length: 20 }, (_, at) => ({
      from: `a${at}`,
      to: `b${at}`,
      turns: 10,
      help: at % 3,
      harm: at % 6,
    }));
    const where = { league: board.league, season: 'another', system: 'ny2047' as const, game: `game${game}` };
    return { ...where, round: 1, board: game + 1, endedAt: world.clock.now(), pairs };
  }
});

describe('press to absent seats', () => {
  test('counts private messages, and those to a seat that sent no orders for that turn; no words', async () => {
    const write = (text: string) =>
      playerOf(board, 'tower').post(`/games/${board.game}/press`, { to: ['papst'], text });
    await write('Shall we?');
    await order('papst', 1, '192.0.2.1');
    await closeStepNow(1);
    await write('Are you there? We agreed on this.');
    await write('Hello?');
    await closeStepNow(2);
    const reply = await look();
    const found = reply.body.pairs.find((one) => one.from === 'tower' && one.to === 'papst');
    expect(found).toMatchObject({ messages: 3, toAbsent: 2 });
    expect(await pair('papst', 'tower')).toMatchObject({ messages: 0, toAbsent: 0 });
    expect(reply.text).not.toContain('We agreed');
  });
});

describe('who may look', () => {
  test('moderators who do not play, and that they did stands in the log', async () => {
    const tower = playerOf(board, 'tower');
    expect(await look(tower)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await lookAtSeason(tower)).toMatchObject({ status: 403 });
    await board.organizer.put(`/leagues/${board.league}/members/${tower.id}/roles`, {
      roles: ['moderator', 'player'],
    });
    expect(await look(tower)).toMatchObject({ status: 403, body: { code: 'conflict-of-interest' } });
    expect(await lookAtSeason(tower)).toMatchObject({ body: { code: 'conflict-of-interest' } });
    await look();
    await lookAtSeason();
    const { entries } = (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body;
    const looked = entries.filter(({ kind }) => kind === 'look-for-signs');
    expect(looked.map(({ subject, game }) => [subject, game])).toEqual([
      ['Season 1', null],
      ['Round 1, board 1', board.game],
    ]);
  });
});
