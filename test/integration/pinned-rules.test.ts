import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameSystem } from '../../engine/game';
import type { GameAbsence } from '../../functions/core/absence/absence.schema';
import { sweep } from '../../functions/sweep/sweep';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

/** Whether a release with new rules of New York 2047 is out, which cannot read a position of the old ones. */
const release = vi.hoisted(() => ({ isOut: false }));

const READERS = vi.hoisted(
  () =>
    [
      'pending',
      'progress',
      'outcome',
      'figures',
      'label',
      'view',
      'legal',
      'validate',
      'adjudicate',
    ] as const,
);
type Reader = (typeof READERS)[number];

vi.mock('../../engine/load-system', async (original) => {
  const actual = await original<typeof import('../../engine/load-system')>();
  const old = await actual.loadGameSystem({ system: 'ny2047' });
  const setup: GameSystem['setup'] = (...given) => ({ ...(old.setup(...given) as object), rules: '2' });
  const reader =
    (name: Reader) =>
    (position: unknown, ...rest: unknown[]) => {
      if ((position as { readonly rules?: string }).rules !== '2')
        throw new Error('the newest rules were asked about a game of earlier ones');
      return (old[name] as (...given: unknown[]) => unknown)(position, ...rest);
    };
  const readers = Object.fromEntries(READERS.map((name) => [name, reader(name)]));
  const newest = { ...old, ...readers, setup, rulesVersion: '2' };
  return {
    ...actual,
    loadGameSystem: async () => (release.isOut ? newest : old),
    loadSystemFor: async ({ rulesVersion }: { readonly rulesVersion: string }) =>
      rulesVersion === '2' ? newest : old,
  };
});

let world: World;
let board: Board;

/** A game begins under the old rules, and the new ones are released during the game. */
const start = async (policy: Record<string, unknown>) => {
  board = await startBoard(world, policy);
  release.isOut = true;
};

beforeEach(async () => {
  release.isOut = false;
  world = await startWorld();
});
afterEach(() => world.close());

const order = (seat: string, step: number, ready: boolean) =>
  playerOf(board, seat).put(`/games/${board.game}/steps/${step}/orders`, { orders: [], ready });

test('an early close that all agree to follows the rules with which the game began', async () => {
  await start({ deadlines: { earlyClose: 'consent' } });
  expect((await world.visitor().get<GameAbsence>(`/games/${board.game}/absence`)).body.consent).toMatchObject(
    {
      asked: [],
    },
  );
  for (const seat of Object.keys(board.players))
    expect(await order(seat, 1, true)).toMatchObject({ status: 200 });
  expect(await world.store.gate(board.game)).toMatchObject({ step: 2 });
});

test('a seat comes back from civil disorder by the rules with which the game began', async () => {
  await start({ choices: { absence: { disorder: { after: 1, minutes: 60 } } } });
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  await sweep(world.deps);
  await world.deliver();
  const [seat = ''] = Object.keys(board.players);
  expect(await world.store.gate(board.game)).toMatchObject({ step: 2, owing: [] });
  expect(await order(seat, 2, false)).toMatchObject({ status: 200 });
  expect(await world.store.gate(board.game)).toMatchObject({ owing: [seat] });
});

test('the desk and the standing read a running game by the rules with which it began', async () => {
  await start({});
  for (let step = 1; step <= 2; step += 1) {
    world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
    await sweep(world.deps);
    await world.deliver();
  }
  for (const path of [
    `/leagues/${board.league}/desk`,
    `/seasons/${board.season}`,
    `/seasons/${board.season}/scores`,
    // It needs data that the summaries of boards do not have, and so reads every step.
    `/seasons/${board.season}/laboratory?scoring=maxonian`,
    `/games/${board.game}`,
  ])
    expect(await board.organizer.get(path), path).toMatchObject({ status: 200 });
});
