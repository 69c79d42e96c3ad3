import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeStep } from '../../functions/core/step/close-step';
import { readAddresses } from '../support/addresses';
import { isNightly } from '../support/nightly';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

/** Two worlds in which Turkey’s first turn differs, and nobody else’s. */
interface Side {
  readonly world: World;
  readonly board: Board;
}

const sides: Side[] = [];

beforeAll(async () => {
  for (const order of ['A CON - BUL', 'A CON H']) {
    const world = await startWorld();
    const board = await startBoard(world, {
      ...{ system: 'classic', humans: 7, earlyClose: false, options: { variant: 'fog-of-war' } },
    });
    const stored = await playerOf(board, 'turkey').put(`/games/${board.game}/steps/1/orders`, {
      orders: [order],
    });
    expect(stored.status, stored.text).toBe(200);
    await closeTurn(world, board.game);
    sides.push({ world, board });
  }
});
afterAll(() => Promise.all(sides.map(({ world }) => world.close())));

async function closeTurn(world: World, game: string): Promise<void> {
  const gate = await world.store.gate(game);
  if (gate === undefined) throw new Error('the game has no gate');
  world.clock.set(gate.deadline);
  await closeStep(world.deps, game, gate.step);
  await world.deliver();
}

/** What a person reads at every address, without the hashes and the signatures over them: those are salted, and differ. */
async function answers({ world, board }: Side, viewer: Person): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const path of readAddresses(world, board, 'classic')) {
    const { status, text } = await viewer.get(path);
    lines.push(`${path} ${status} ${text.replaceAll(/[0-9a-f]{64}|eyJ[\w.-]+/g, '')}`);
  }
  return lines;
}

async function readInBoth(viewer: (side: Side) => Person | Promise<Person>) {
  const [one = [], other = []] = await Promise.all(
    sides.map(async (side) => answers(side, await viewer(side))),
  );
  expect(one.filter((line) => line.includes(' 200 ')).length).toBeGreaterThan(20);
  return [one, other] as const;
}

/** The powers that see nothing of Turkey’s move; by day one near to it and one far away. */
const OTHERS = isNightly
  ? ['austria', 'england', 'france', 'germany', 'italy', 'russia']
  : ['austria', 'england'];

test.each(OTHERS)('%s reads nothing of a move out of its sight, at any address', async (seat) => {
  const [one, other] = await readInBoth(({ board }) => playerOf(board, seat));
  expect(other).toEqual(one);
});

test('nor do a person without a seat and a visitor', async () => {
  const [one, other] = await readInBoth(({ world }) => world.person('spectator'));
  expect(other).toEqual(one);
  const [seen, again] = await readInBoth(({ world }) => world.visitor());
  expect(again).toEqual(seen);
});

test('its own player and an organizer who does not play read it', async () => {
  const [one, other] = await readInBoth(({ board }) => playerOf(board, 'turkey'));
  expect(other).not.toEqual(one);
  const [seen, again] = await readInBoth(({ board }) => board.organizer);
  expect(again).not.toEqual(seen);
});

test('a game that is over opens its turns to everybody', async () => {
  const [{ world, board }] = sides as [Side];
  const turn = `/games/${board.game}/steps/1`;
  const visitor = world.visitor();
  const move = { order: 'A CON - BUL', result: 'succeeded' };
  expect((await visitor.get(turn)).body).toMatchObject({ orders: [] });
  for (const player of Object.values(board.players)) {
    const gate = await world.store.gate(board.game);
    const voted = await player.put(`/games/${board.game}/steps/${gate?.step}/orders`, {
      orders: ['VOTE DRAW'],
    });
    expect(voted.status, voted.text).toBe(200);
  }
  await closeTurn(world, board.game);
  const { body } = await visitor.get(turn);
  expect((body as { orders: unknown[] }).orders).toContainEqual(expect.objectContaining(move));
});
