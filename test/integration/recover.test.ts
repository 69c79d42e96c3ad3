import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../../functions/core/platform/reads';
import type { StoredItem } from '../../functions/core/platform/stored-item';
import { tableDefinition } from '../../functions/core/platform/table-definition';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { copyTable } from '../../functions/transfer/copy-table';
import { leagueItems } from '../../functions/transfer/league-items';
import { compareLeague, copyMissing } from '../../functions/transfer/recover';
import { verifyItems } from '../../functions/transfer/verify-items';
import { itemsIn } from '../support/recorded-items';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;
let inUse: Table;
let restored: Table;

/** A league with one played step, and another table restored to this moment. */
beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 2, earlyClose: false });
  await closeNext();
  const { client } = world.dynamo;
  inUse = { name: TABLE, client };
  restored = { name: 'restored', client };
  await client.send(new CreateTableCommand(tableDefinition(restored.name)));
  for (const Item of await itemsIn(world))
    await client.send(new PutCommand({ TableName: restored.name, Item }));
});
afterEach(() => world.close());

async function closeNext(): Promise<void> {
  const gate = await world.store.gate(board.game);
  if (gate === undefined) throw new Error('the game is gone');
  world.clock.set(gate.deadline);
  expect(await closeStep(world.deps, board.game, gate.step)).toBe('adjudicated');
  await world.deliver();
}

/**
 * The accident: deletes items directly in the table.
 * @returns the deleted items
 */
async function lose(gone: (item: StoredItem) => boolean): Promise<readonly StoredItem[]> {
  const lost = (await all()).filter(gone);
  for (const { pk, sk } of lost)
    await inUse.client.send(new DeleteCommand({ TableName: TABLE, Key: { pk, sk } }));
  return lost;
}

const all = async () => {
  await world.dynamo.dynamo.catchUp();
  return leagueItems(inUse, board.league);
};
const compare = async (...games: string[]) => {
  await world.dynamo.dynamo.catchUp();
  return compareLeague(inUse, restored, board.league, games);
};
const keysOf = (items: readonly StoredItem[]) => items.map(({ pk, sk }) => `${pk} ${sk}`).sort();

test('a league that was lost with everything in it is back as it was', async () => {
  const before = await all();
  const lost = await lose(() => true);
  expect(await all()).toEqual([]);
  const comparison = await compare();
  const lasting = lost.filter(({ sk }) => sk !== 'REMINDER');
  expect(keysOf(comparison.missing)).toEqual(keysOf(lasting));
  expect(await copyMissing(inUse, comparison, null)).toEqual({ ok: true, written: lasting.length });
  expect(await all()).toEqual(before.filter(({ sk }) => sk !== 'REMINDER'));
  await closeNext();
  expect(await verifyItems(await all())).toEqual([]);
});

test('an early step and members that were lost come back into a game that has been played on', async () => {
  await closeNext();
  const before = await all();
  await lose(({ sk }) => sk === 'STEP#0001' || sk === 'ORDERS#0001#tower' || sk === 'MEMBER#player-1');
  expect(await verifyItems(await all())).toEqual([{ game: board.game, message: 'a step is missing' }]);
  const comparison = await compare();
  expect(comparison.changed.map(({ sk }) => sk)).toContain('GATE');
  expect(await copyMissing(inUse, comparison, null)).toMatchObject({ ok: true });
  expect(await all()).toEqual(before);
  expect(await copyMissing(inUse, await compare(), null)).toEqual({ ok: true, written: 0 });
});

test('one game comes back alone, and stands still with the time that it had left', async () => {
  const gate = await world.store.gate(board.game);
  const at = world.clock.now();
  const lost = await lose(({ pk, sk }) => pk === `GAME#${board.game}` || sk === 'MEMBER#player-1');
  world.clock.set((gate?.deadline ?? 0) + 24 * 3_600_000);
  const comparison = await compare(board.game);
  expect(comparison.missing.map(({ pk }) => pk)).not.toContain(`LEAGUE#${board.league}`);
  await copyMissing(inUse, comparison, at);
  expect(await world.store.gate(board.game)).toMatchObject({ step: 2, pausedAt: at });
  const body = { kind: 'resume', reason: 'The table was restored.' };
  expect((await board.organizer.post(`/games/${board.game}/rulings`, body)).status).toBe(200);
  expect((await world.store.gate(board.game))?.deadline).toBe(world.clock.now() + (gate?.deadline ?? 0) - at);
  expect(lost.length).toBeGreaterThan(10);
});

test('what would not fit what has been played since is refused, and nothing is written', async () => {
  await closeNext();
  await closeNext();
  await lose(({ sk }) => sk === 'GATE' || sk === 'MEMBER#player-1');
  const before = await itemsIn(world);
  expect(await copyMissing(inUse, await compare(), null)).toEqual({
    ok: false,
    faults: [{ game: board.game, message: 'its gate and its steps do not match' }],
  });
  expect(await itemsIn(world)).toEqual(before);
});

test('events that were acted on and plans that were given are not brought back', async () => {
  const passing = { pk: `GAME#${board.game}`, sk: 'PLAN#tower', id: 'plan' };
  await restored.client.send(new PutCommand({ TableName: restored.name, Item: passing }));
  expect((await compare()).missing).toEqual([]);
});

test('a league or game that the restored table lacks is named', async () => {
  await expect(compareLeague(inUse, restored, 'nothing')).rejects.toThrow('has no items of nothing');
  await expect(compare('no-game')).rejects.toThrow('no-game');
});

describe('a table that was lost as a whole', () => {
  const loseAll = async () => {
    for (const { pk, sk } of await itemsIn(world))
      await inUse.client.send(new DeleteCommand({ TableName: TABLE, Key: { pk, sk } }));
    world.restart();
  };

  test('is back as it was, and its games are played on', async () => {
    const before = await itemsIn(world);
    await loseAll();
    expect(await itemsIn(world)).toEqual([]);
    expect(await copyTable(restored, inUse, null)).toEqual({ ok: true, written: before.length, kept: 0 });
    expect(await itemsIn(world)).toEqual(before);
    await closeNext();
    expect(await verifyItems(await all())).toEqual([]);
  });

  test('can be copied again after a copy that was cut off', async () => {
    const before = await itemsIn(world);
    await lose(({ sk }) => sk === 'GATE' || sk.startsWith('STEP#'));
    const copied = await copyTable(restored, inUse, null);
    expect(copied.ok && copied.written).toBe(3);
    expect(await itemsIn(world)).toEqual(before);
    expect(await copyTable(restored, inUse, null)).toEqual({ ok: true, written: 0, kept: before.length });
  });

  test('stands still with the time that each step had left', async () => {
    const gate = await world.store.gate(board.game);
    const at = world.clock.now();
    await loseAll();
    await copyTable(restored, inUse, at);
    expect(await world.store.gate(board.game)).toMatchObject({ step: gate?.step, pausedAt: at });
    expect(await world.store.stepsDueBefore(at + 400 * 24 * 3_600_000, 10)).toEqual([]);
  });

  test('makes the platform act last: what comes due is written after all else', async () => {
    await loseAll();
    const written: string[] = [];
    const client = new Proxy(inUse.client, {
      get(target, name) {
        if (name !== 'send') return Reflect.get(target, name);
        return (command: { input: { Item?: { sk: string } } }) => {
          written.push(command.input.Item?.sk ?? '');
          return target.send(command as never);
        };
      },
    });
    await copyTable(restored, { name: TABLE, client }, null);
    const gate = written.indexOf('GATE');
    expect(written.slice(gate).filter((sk) => /^(STEP|ORDERS|LEAGUE|SEASON|MEMBER)/.test(sk))).toEqual([]);
    expect(gate).toBeGreaterThan(10);
  });

  test('is not filled while it is in use', async () => {
    const newer = { pk: 'LEAGUE#newer', sk: 'LEAGUE' };
    await inUse.client.send(new PutCommand({ TableName: TABLE, Item: newer }));
    const before = await itemsIn(world);
    expect(await copyTable(restored, inUse, null)).toEqual({ ok: false, leagues: [newer.pk] });
    expect(await itemsIn(world)).toEqual(before);
  });
});
