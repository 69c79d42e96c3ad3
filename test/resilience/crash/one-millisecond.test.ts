import { expect, test } from 'vitest';
import { assembleDeps } from '../../../functions/runtime';
import { startNotifying } from '../../support/notifying';
import { startBoard } from '../../support/season';
import { startWorld } from '../../support/world';

const reason = 'A storm took the power away.';

test('two rulings of one millisecond are announced separately', async () => {
  const world = await startWorld();
  const telling = startNotifying(world);
  const board = await startBoard(world, { humans: 3, boardSize: 3, earlyClose: false });
  await telling.send();
  telling.sent.length = 0;
  for (const kind of ['pause', 'resume'])
    await board.organizer.post(`/games/${board.game}/rulings`, { kind, reason });
  await telling.send();
  const [player] = Object.values(board.players);
  const titles = telling.sent
    .filter(({ to }) => to.id === player?.id)
    .map(({ notification }) => notification.title);
  expect(titles).toHaveLength(2);
  expect(new Set(titles).size).toBe(2);
  await world.close();
});

test('ids of one millisecond are in the order in which they were made', async () => {
  const world = await startWorld();
  const { newId } = assembleDeps(world.store, world.deps.timer, world.deps.reach);
  const ids = Array.from({ length: 2000 }, () => newId());
  expect([...ids].sort()).toEqual(ids);
  await world.close();
});
