import { readdirSync, readFileSync } from 'node:fs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameSystem } from '../../engine/systems';
import { SCHEMA } from '../../functions/core/platform/versions';
import type { GameProgress } from '../../functions/core/result/results.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { leagueItems } from '../../functions/transfer/league-items';
import { verifyItems } from '../../functions/transfer/verify-items';
import { itemsIn, recordItems } from '../support/recorded-items';
import { startWorld, type World } from '../support/world';

type Item = Record<string, unknown>;

const FOLDER = new URL('../fixtures/items/', import.meta.url);
const files = readdirSync(FOLDER);
const recorded = (file: string): readonly Item[] => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
const idOf = (items: readonly Item[], sk: string) => String(items.find((item) => item.sk === sk)?.id);

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

async function load(items: readonly Item[]): Promise<void> {
  for (const Item of items) await world.dynamo.client.send(new PutCommand({ TableName: TABLE, Item }));
  await world.dynamo.dynamo.catchUp();
}

test('there are items of this version and of one before it', () => {
  expect(files).toContain(`version-${SCHEMA}.json`);
  expect(files.filter((file) => file.startsWith('version-0')).length).toBeGreaterThanOrEqual(2);
});

describe.each(files)('items as they were written in %s', (file) => {
  const items = recorded(file);
  const [league, season, game] = ['LEAGUE', 'SEASON', 'GAME'].map((sk) => idOf(items, sk));

  test('are shown by every page that is about them', async () => {
    await load(items);
    const addresses = [
      `/leagues/${league}`,
      `/leagues/${league}/log`,
      `/seasons/${season}`,
      `/games/${game}`,
      `/games/${game}/steps/1`,
      `/games/${game}/rulings`,
      `/games/${game}/progress`,
      `/seasons/${season}/boards`,
      `/seasons/${season}/course`,
      `/seasons/${season}/statistics`,
    ];
    for (const address of addresses) {
      const { status, text } = await world.visitor().get(address);
      expect(status, `${address}: ${text}`).toBe(200);
    }
    expect(await world.store.entries(season ?? '')).toHaveLength(7);
    expect(await world.store.ordersOfStep(game ?? '', 1)).not.toHaveLength(0);
  });

  test('have a progress, read from the positions where figures were not kept beside the steps', async () => {
    await load(items);
    const { steps, seats } = (await world.visitor().get<GameProgress>(`/games/${game}/progress`)).body;
    expect(steps.map(({ step }) => step)).toEqual([0, 1]);
    const system = gameSystem('ny2047');
    const played = await world.store.steps(game ?? '');
    for (const { seat, values } of seats)
      expect(values).toEqual(played.map(({ position }) => system.figures(position)[seat]?.stars));
  });

  test('are brought up to date by a batch as by a single read', async () => {
    await load(items);
    const gates = await world.store.gates([game ?? '']);
    expect(gates).toEqual([await world.store.gate(game ?? '')]);
    expect(Object.keys(gates[0]?.given ?? {})).toHaveLength(
      (await world.store.ordersOfStep(game ?? '', 2)).length,
    );
  });

  test('hold a game that comes out as it was published, and is played on', async () => {
    await load(items);
    const table = { name: TABLE, client: world.dynamo.client };
    expect(await verifyItems(await leagueItems(table, league ?? ''))).toEqual([]);
    const gate = await world.store.gate(game ?? '');
    world.clock.set(gate?.deadline ?? 0);
    expect(await closeStep(world.deps, game ?? '', 2)).toBe('adjudicated');
    await world.deliver();
    expect(await world.store.boards(season ?? '')).toMatchObject([{ step: 2, updatedAt: gate?.deadline }]);
    expect(await verifyItems(await leagueItems(table, league ?? ''))).toEqual([]);
  });
});

test('every item that is written carries the version', async () => {
  const without = (await recordItems()).filter(({ v }) => v !== SCHEMA);
  expect(without.map(({ pk, sk }) => `${pk} ${sk}`)).toEqual([]);
});

test('an item of a newer release is not read, and the message says what to do', async () => {
  await load(recorded(`version-${SCHEMA}.json`).map((item) => ({ ...item, v: SCHEMA + 1 })));
  const [{ pk } = { pk: '' }] = (await itemsIn(world)).filter(({ sk }) => sk === 'GAME');
  const reading = world.store.game(String(pk).slice('GAME#'.length));
  await expect(reading).rejects.toThrow(
    `${pk} GAME has version ${SCHEMA + 1}, and this release knows ${SCHEMA}`,
  );
});

test('a batch refuses an item of a newer release as a single read does', async () => {
  const allowance = { pk: 'SEASON#s', sk: 'ALLOWANCE#p', season: 's', player: 'p', v: SCHEMA + 1 };
  await load([...recorded(`version-${SCHEMA}.json`).map((item) => ({ ...item, v: SCHEMA + 1 })), allowance]);
  const [{ pk } = { pk: '' }] = (await itemsIn(world)).filter(({ sk }) => sk === 'GATE');
  const newer = `has version ${SCHEMA + 1}, and this release knows ${SCHEMA}`;
  await expect(world.store.gates([String(pk).slice('GAME#'.length)])).rejects.toThrow(newer);
  await expect(world.store.allowances('s', ['p'])).rejects.toThrow(newer);
});
