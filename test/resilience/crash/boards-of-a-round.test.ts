import { afterEach, beforeEach, expect, test } from 'vitest';
import { handleEvent } from '../../../functions/events/event-handlers';
import { type Hunt, startHunt } from './hunt';
import { standstills } from './progress';
import { done, season } from './scene';

const BOARDS = 20;

let hunt: Hunt;

beforeEach(async () => {
  hunt = await startHunt();
});
afterEach(() => hunt.world.close());

test('a request makes the first boards of a large round; the job makes the others, however often it dies', async () => {
  const { olga, path, season: id } = await season(hunt, 3 * BOARDS);
  done(await olga.post(`${path}/start`));
  const boards = () => hunt.items().filter(({ sk }) => sk === 'GAME').length;
  expect(boards()).toBe(8);
  expect(await hunt.world.store.season(id)).toMatchObject({ status: 'running', round: 0 });
  let deaths = 0;
  for (; deaths < 100 && boards() < BOARDS; deaths += 1) {
    const before = boards();
    hunt.clock.set(hunt.clock.now() + 60_000);
    // The round's event dies after two boards, each time.
    const changed = await hunt.world.store.outboxBefore(Number.POSITIVE_INFINITY);
    const [job] = changed.filter(({ kind }) => kind === 'season-changed');
    expect(job).toBeDefined();
    if (job !== undefined) await hunt.dying(3, () => handleEvent(hunt.world.deps, job));
    expect(boards()).toBeGreaterThan(before);
  }
  await hunt.pass();
  expect(boards()).toBe(BOARDS);
  expect(standstills(hunt.items())).toEqual([]);
});
