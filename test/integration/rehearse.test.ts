import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameSystem } from '../../engine/game';
import { systemFor } from '../../engine/systems';
import { rehearse } from '../../functions/core/game/rehearse';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;
const current = systemFor({ system: 'ny2047', rulesVersion: '1' }) as GameSystem;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
  for (const step of [1, 2, 3]) {
    world.clock.set(world.clock.now() + 25 * 3_600_000);
    await closeStep(world.deps, board.game, step);
  }
});
afterAll(() => world.close());

test('a release under which every running game comes out the same holds', async () => {
  expect(await rehearse(world.store)).toEqual([
    { game: board.game, rulesVersion: '1', steps: 3, differs: null, fault: null },
  ]);
});

test('a release that changes a result names the first step that comes out differently', async () => {
  const changed: GameSystem = {
    ...current,
    adjudicate(position, orders, options, random) {
      const result = current.adjudicate(position, orders, options, random);
      return current.label(position) === 'Fall 2047' ? { ...result, events: [] } : result;
    },
  };
  const [first] = await rehearse(world.store, async () => changed);
  const step = (await world.store.steps(board.game)).find(({ label }) => label === 'Fall 2047');
  expect(first).toMatchObject({
    differs: step?.step,
    fault: expect.stringContaining('comes out differently'),
  });
});

test('a release whose rules cannot play the open step says so', async () => {
  const broken: GameSystem = {
    ...current,
    legal() {
      throw new Error('no such space');
    },
  };
  expect(await rehearse(world.store, async () => broken)).toMatchObject([
    { differs: null, fault: expect.stringContaining('no such space') },
  ]);
});

test('a game goes on under the version it began with, and not at all where that is gone', async () => {
  const earlier: GameSystem = { ...current, rulesVersion: '0' };
  expect(systemFor({ system: 'ny2047', rulesVersion: '0' }, [earlier])).toBe(earlier);
  expect(systemFor({ system: 'ny2047', rulesVersion: '0' })).toBeUndefined();
  expect(await rehearse(world.store, async () => undefined)).toMatchObject([
    { fault: 'this release has no rules 1 of ny2047' },
  ]);
});
