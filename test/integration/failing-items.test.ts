import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dueIndex, gateKey, outboxKey, shardOf } from '../../functions/core/platform/keys';
import { TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { startNotifying } from '../support/notifying';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const MINUTE = 60_000;

let world: World;
let board: Board;
beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
});
afterEach(() => world.close());

async function putAll(items: readonly Record<string, unknown>[]): Promise<void> {
  for (let at = 0; at < items.length; at += 25) {
    const RequestItems = { [TABLE]: items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } })) };
    await world.dynamo.client.send(new BatchWriteCommand({ RequestItems }));
  }
}

/** Gates of a newer release, due before anything else: every attempt to close them fails. */
const broken = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const game = `broken${at}`;
    return { ...gateKey(game), ...dueIndex(game, at), v: 99, game, step: 1, deadline: at, state: 'open' };
  });

test('a thousand steps that fail do not keep the next one open, and each is tried again', async () => {
  await putAll(broken(1000));
  const { deadline = 0 } = (await world.store.gate(board.game)) ?? {};
  world.clock.set(deadline);
  const first = await sweep(world.deps);
  expect(first).toMatchObject({ closed: 0 });
  expect(first.failures).toHaveLength(1000);
  expect(await sweep(world.deps)).toMatchObject({ closed: 1, failures: [] });
  world.clock.set(deadline + 61 * MINUTE);
  expect((await sweep(world.deps)).failures).toHaveLength(1000);
});

test('steps close in the order of their deadlines, wherever they are kept', async () => {
  await putAll(broken(200));
  const due = await world.store.stepsDueBefore(world.clock.now(), 50);
  expect(due.map(({ deadline }) => deadline)).toEqual(Array.from({ length: 50 }, (_, at) => at));
});

test('events that fail do not keep the next one of their shard waiting', async () => {
  const shard = shardOf(board.game);
  const failing = Array.from({ length: 150 }, (_, at) => ({
    ...outboxKey(String(at).padStart(4, '0'), ''),
    pk: `OUTBOX#${shard}`,
    v: 1,
    event: { id: String(at).padStart(4, '0'), kind: 'game-ruled', at: 0, game: `nothing${at}` },
  }));
  // Only gates stored under this shard can be postponed there.
  const kept = failing.filter(({ event }) => shardOf(event.game) === shard);
  await putAll(kept);
  await putAll(failing.slice(0, 120).map((item) => ({ ...item, v: 99, sk: `!${item.sk}` })));
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  await sweep(world.deps);
  world.clock.set(world.clock.now() + MINUTE);
  const second = await sweep(world.deps);
  expect(second.events).toBeGreaterThanOrEqual(1);
  expect((await world.store.boards(board.season))[0]).toMatchObject({ step: 1 });
});

test('a reminder and a digest that fail do not keep the others waiting', async () => {
  const telling = startNotifying(world);
  const notes = (sk: 'REMINDER' | 'DIGEST', owner: string) =>
    Array.from({ length: 450 }, (_, at) => ({
      ...{ pk: `${owner}#broken${at}`, sk, v: 99 },
      ...{ duePk: `${sk}#${at % 4}`, dueSk: `2020-01-01T00:00:00.000Z#${at}` },
    }));
  await putAll([...notes('REMINDER', 'GAME'), ...notes('DIGEST', 'PLAYER')]);
  const reminder = await world.store.reminder(board.game);
  world.clock.set(reminder?.at ?? 0);
  expect((await sweep(world.deps)).failures).toHaveLength(800);
  expect((await sweep(world.deps)).failures).toHaveLength(100);
  await telling.send();
  expect(telling.sent.map(({ notification }) => notification.kind)).toContain('reminder');
});
