import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game, Step, SubmitReply } from '../../functions/core/game/games.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { PRESETS } from '../../web/components/season/presets';
import type { Preset } from '../../web/components/season/season-draft';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let board: Board;

const customs = PRESETS.classic ?? [];

/** A season of one board with the house rules of one kind of league. */
async function start(id: string, options: Record<string, unknown> = {}): Promise<void> {
  const custom = customs.find((one) => one.id === id);
  if (custom === undefined) throw new Error(`no custom ${id}`);
  board = await startBoard(world, {
    system: 'classic',
    options: { ...custom.options, ...options },
    deadlines: { ...custom.turns },
    choices: { press: custom.press, scoring: custom.scoring },
  });
}
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const shown = async (as: Person = board.organizer) => (await as.get<Game>(`/games/${board.game}`)).body;
const standing = async () => (await board.organizer.get<Season>(`/seasons/${board.season}`)).body.standing;

/** Every power is ready with the same list for the open step, or with no orders where it owes none. */
async function allOrder(
  orders: readonly unknown[],
  others: Readonly<Record<string, readonly unknown[]>> = {},
): Promise<void> {
  const { step } = await shown();
  for (const [seat, player] of Object.entries(board.players))
    if ((await shown(player)).seats.find((one) => one.seat === seat)?.state !== 'none-owed')
      await player.put<SubmitReply>(`/games/${board.game}/steps/${step}/orders`, {
        orders: others[seat] ?? orders,
        ready: true,
      });
  await world.deliver();
}

describe('the customs of leagues', () => {
  test.each(
    Object.entries(PRESETS).flatMap(([system, list]) =>
      list.map((custom): [string, string, Preset] => [system, custom.id, custom]),
    ),
  )('open a season of %s: %s', async (system, _, { options, press, scoring, turns, template }) => {
    const organizer = await world.person('olga', 'Olga');
    const league = (await organizer.post<{ id: string }>('/leagues', { name: 'Test league' })).body.id;
    const season = await organizer.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: 'Season 1', system, options, press, scoring },
      format: template?.format ?? { kind: 'rounds', rounds: 1 },
      deadlines: turns,
    });
    expect(season).toMatchObject({ status: 200, body: { system, press, options } });
  });

  test('draw size: those whom all name share the board, and nobody reads the votes before', async () => {
    await start('draw-size');
    const among = ['england', 'france'];
    const vote = { type: 'VOTE', vote: 'draw', among };
    await allOrder([], { england: [vote] });
    const step = async (as: Person) => (await as.get<Step>(`/games/${board.game}/steps/1`)).body.orders;
    expect(JSON.stringify(await step(playerOf(board, 'turkey')))).not.toContain('VOTE');
    expect(JSON.stringify(await step(playerOf(board, 'england')))).toContain('VOTE');
    await allOrder([vote]);
    const { status, outcome } = await shown();
    expect(status).toBe('finished');
    expect(outcome).toMatchObject({ type: 'draw', winners: among });
    const points = new Map((await standing()).map(({ player, rounds }) => [player.id, rounds.at(0)?.points]));
    const of = (seat: string) => points.get(playerOf(board, seat).id);
    expect(of('england')).toBe(of('france'));
    expect(of('england')).toBeGreaterThan(0);
    expect(of('turkey')).toBe(0);
  });

  test('a vote that was secret is there to read once the game is over', async () => {
    await start('draw-size');
    const vote = { type: 'VOTE', vote: 'draw' };
    await allOrder([vote]);
    const step = await world.visitor().get<Step>(`/games/${board.game}/steps/1`);
    expect(step.body.orders.filter(({ reason }) => reason === '4.10')).toHaveLength(7);
  });

  test('solo or nothing: no vote for a draw is taken', async () => {
    await start('solo');
    const reply = await playerOf(board, 'italy').put(`/games/${board.game}/steps/1/orders`, {
      orders: ['VOTE DRAW'],
    });
    expect(reply).toMatchObject({ status: 422 });
    expect(reply.text).toContain('bad-vote');
  });

  test('tournament: the last year ends the board, and squares of centres pay', async () => {
    await start('tournament', { lastYear: 1901 });
    await allOrder([]);
    await allOrder([]);
    expect(await shown()).toMatchObject({ status: 'finished', outcome: { type: 'year-limit' } });
    const best = (await standing()).at(0)?.player.id;
    expect(best).toBe(playerOf(board, 'russia').id);
  });

  test('gunboat: nobody learns who plays what, and nobody writes', async () => {
    await start('gunboat');
    const { seats } = await shown(playerOf(board, 'england'));
    expect(seats.filter(({ player }) => player.id !== 'anonymous').map(({ seat }) => seat)).toEqual([
      'england',
    ]);
    const said = { to: ['france'], text: 'Hello' };
    const sent = await playerOf(board, 'england').post(`/games/${board.game}/press`, said);
    expect(sent).toMatchObject({ status: 409, body: { code: expect.any(String) } });
  });

  test('no deadline: the turn waits for the last one', async () => {
    await start('no-deadline');
    expect(await shown()).toMatchObject({ deadline: null, waits: true });
    await allOrder([]);
    expect((await shown()).step).toBe(2);
  });
});

test('seven boards: seven players play each power once, on seven boards at once', async () => {
  const custom = customs.find(({ id }) => id === 'seven-boards');
  const organizer = await world.person('olga', 'Olga');
  const league = (await organizer.post<{ id: string }>('/leagues', { name: 'Test league' })).body.id;
  const { body } = await organizer.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Sevens', system: 'classic', options: custom?.options, press: custom?.press },
    ...{ scoring: custom?.scoring, format: custom?.template?.format, deadlines: custom?.turns },
  });
  for (let at = 1; at <= 7; at += 1)
    await (await world.person(`player-${at}`)).post(`/seasons/${body.id}/entries`);
  expect(await organizer.post(`/seasons/${body.id}/start`)).toMatchObject({ status: 200 });
  await world.deliver();
  const { boards } = (await organizer.get<Season>(`/seasons/${body.id}`)).body;
  expect(boards).toHaveLength(7);
  const played = new Map<string, string[]>();
  for (const { game } of boards)
    for (const { seat, player } of (await organizer.get<Game>(`/games/${game}`)).body.seats)
      played.set(player.id, [...(played.get(player.id) ?? []), seat]);
  expect([...played.values()].map((seats) => new Set(seats).size)).toEqual([7, 7, 7, 7, 7, 7, 7]);
});
