import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem, systemFor } from '../../engine/systems';
import { closeStep } from '../../functions/core/step/close-step';
import { playSeats } from '../../functions/core/step/play-bots';
import { readAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

/** Steps that are played alike in both worlds before one seat acts in secret. */
const PLAYED = 3;
const MOST_TRIES = 50;

/** Two worlds that differ only in the stored, not yet adjudicated orders of one seat. */
interface Side {
  readonly system: GameSystemId;
  readonly world: World;
  readonly board: Board;
  /** The seat with a secret. */
  readonly seat: string;
}

const SIZES: Readonly<Partial<Record<GameSystemId, number>>> = { 'nyc-risk': 3, 'new-era': 3, domination: 3 };

async function sideOf(system: GameSystemId, version: 'one' | 'other'): Promise<Side> {
  const world = await startWorld();
  const boardSize = SIZES[system];
  const board = await startBoard(world, {
    ...{ system, humans: Math.min(3, GAMES[system].seats.usual), earlyClose: false },
    ...(boardSize === undefined ? {} : { boardSize }),
  });
  for (let step = 1; step <= PLAYED; step += 1) await playStep(world, board.game);
  const gate = await gateOf(world, board.game);
  const seat = gate.owing.find((owing) => board.players[owing] !== undefined);
  if (seat === undefined) throw new Error('nobody owes orders');
  const [one, other] = await twoSecrets(world, board.game, seat);
  const orders = version === 'one' ? one : other;
  const stored = await playerOf(board, seat).put(`/games/${board.game}/steps/${gate.step}/orders`, {
    orders,
  });
  expect(stored.status, stored.text).toBe(200);
  return { system, world, board, seat };
}

async function gateOf(world: World, game: string) {
  const gate = await world.store.gate(game);
  if (gate === undefined) throw new Error('the game has no gate');
  return gate;
}

/** The machine plays every seat's turn, the same in both worlds, and the deadline passes. */
async function playStep(world: World, id: string): Promise<void> {
  const gate = await gateOf(world, id);
  const game = await world.store.game(id);
  if (game === undefined) throw new Error('the game is not there');
  await playSeats(
    world.deps,
    game,
    gate,
    game.seats.filter(({ player }) => player.kind !== 'bot'),
  );
  world.clock.set(gate.deadline);
  await closeStep(world.deps, id, gate.step);
  await world.deliver();
}

/** Two lists of orders that a seat may give now. */
async function twoSecrets(world: World, id: string, seat: string): Promise<readonly [unknown, unknown]> {
  const game = await world.store.game(id);
  const gate = await gateOf(world, id);
  const before = await world.store.stepInPlay(gate, gate.step - 1);
  const system = game === undefined ? undefined : systemFor(game);
  if (before === undefined || system === undefined) throw new Error('the game has no position');
  const view = system.view(before.position, { kind: 'seat', seat });
  const given = (seed: number) => system.bots.random.orders(view, seat, textRandom(`secret ${seed}`));
  const one = given(0);
  for (let seed = 1; seed < MOST_TRIES; seed += 1) {
    const other = given(seed);
    if (JSON.stringify(other) !== JSON.stringify(one)) return [one, other];
  }
  throw new Error('there is only one thing to order');
}

/** A viewer's answers from every readable address of the API: operations and files, of every step. */
async function answers({ system, world, board }: Side, viewer: Person): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const path of readAddresses(world, board, system)) {
    const { status, text } = await viewer.get(path);
    lines.push(`${path} ${status} ${text}`);
  }
  return lines;
}

/** All but the seat with the secret: the other players, the organizer, a person with an account, and a visitor. */
async function viewersOf({ world, board, seat }: Side): Promise<ReadonlyMap<string, Person>> {
  const others = Object.entries(board.players).filter(([other]) => other !== seat);
  const rest = {
    organizer: board.organizer,
    spectator: await world.person('spectator'),
    visitor: world.visitor(),
  };
  return new Map([...others, ...Object.entries(rest)]);
}

describe.each(GAME_SYSTEM_IDS)('%s: orders that are stored and not yet adjudicated', (system) => {
  const sides: Side[] = [];
  beforeAll(async () => {
    for (const version of ['one', 'other'] as const) sides.push(await sideOf(system, version));
  });
  afterAll(() => Promise.all(sides.map(({ world }) => world.close())));

  test('are read by their own seat', async () => {
    const [one, other] = await Promise.all(
      sides.map((side) => answers(side, playerOf(side.board, side.seat))),
    );
    expect(one).not.toEqual(other);
  });

  test('change no byte of what anybody else reads, at any address', async () => {
    const [first, second] = sides;
    if (first === undefined || second === undefined) throw new Error('two worlds were asked for');
    expect(first.seat).toBe(second.seat);
    const viewers = await viewersOf(first);
    expect(viewers.size).toBeGreaterThanOrEqual(4);
    const same = await viewersOf(second);
    for (const [name, viewer] of viewers) {
      const twin = same.get(name);
      if (twin === undefined) throw new Error(`no ${name} in the other world`);
      const read = await answers(first, viewer);
      expect(read.filter((line) => line.includes(' 200 ')).length).toBeGreaterThan(20);
      expect(await answers(second, twin), name).toEqual(read);
    }
  });
});

test('every game is tried', () => {
  expect(GAME_SYSTEM_IDS.length).toBeGreaterThanOrEqual(5);
  for (const system of GAME_SYSTEM_IDS) expect(gameSystem(system).bots.random).toBeDefined();
});
