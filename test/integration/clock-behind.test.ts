import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { deliver } from '../../functions/host/play-season';
import { startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('the next round opens though the host that hears of the end has a clock that is behind', async () => {
  const { game, season, organizer } = await startBoard(world, {
    ...{ humans: 3, boardSize: 3, rounds: 2, options: { lastYear: 2047 } },
  });
  for (let gate = await world.store.gate(game); gate?.state === 'open'; gate = await world.store.gate(game)) {
    world.clock.set(gate.deadline);
    await closeStep(world.deps, game, gate.step);
    await deliver({ ...world.deps, clock: () => world.clock.now() - 5000 });
  }
  expect((await organizer.get<Season>(`/seasons/${season}`)).body.round).toBe(2);
});
