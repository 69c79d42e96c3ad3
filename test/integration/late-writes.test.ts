import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pseudonymOf } from '../../functions/core/account/delete-account';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Store } from '../../functions/core/platform/store';
import { closeStep } from '../../functions/core/step/close-step';
import { AUTH_TABLE, TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const NAME = 'Wilhelmina Quux';
const ADDRESS = 'player-1@example.org';
const PSEUDONYM = pseudonymOf('player-1');

/** Calls of one of the store's methods that wait until they may go on. */
interface Held {
  method?: keyof Store;
  arrived?: () => void;
  goesOn?: Promise<void>;
}

let held: Held;
let world: World;
let wilma: Person;

beforeEach(async () => {
  held = {};
  world = await startWorld(waits);
  wilma = await world.person('player-1', NAME);
});
afterEach(() => world.close());

function waits(store: Store): Store {
  return new Proxy(store, {
    get(target, method: keyof Store) {
      const ask = target[method] as (...args: unknown[]) => unknown;
      if (held.method !== method) return ask;
      return async (...args: unknown[]) => {
        const { arrived, goesOn } = held;
        held = {};
        arrived?.();
        await goesOn;
        return ask(...args);
      };
    },
  });
}

/** Holds the next call of a method. @returns a promise that it has come, and what lets it go on */
function hold(method: keyof Store) {
  let arrived = () => {};
  let go = () => {};
  const hasCome = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const goesOn = new Promise<void>((resolve) => {
    go = resolve;
  });
  held = { method, arrived, goesOn };
  return { hasCome, go };
}

async function naming(...texts: readonly string[]): Promise<readonly string[]> {
  await world.dynamo.dynamo.catchUp();
  const pages = await Promise.all(
    [TABLE, AUTH_TABLE].map((TableName) => world.dynamo.client.send(new ScanCommand({ TableName }))),
  );
  return pages
    .flatMap(({ Items = [] }) => Items.map((item) => JSON.stringify(item)))
    .filter((item) => texts.some((text) => item.includes(text)));
}

async function deleteAccount() {
  const deleted = await wilma.remove('/me/account', { confirm: DELETE_WORDS });
  if (deleted.status >= 300) throw new Error(deleted.text);
}

/** Three sweeps, a minute apart. */
async function sweeps() {
  for (let minute = 0; minute < 3; minute += 1) {
    await world.deliver();
    world.clock.set(world.clock.now() + 60_000);
    await world.dynamo.dynamo.catchUp();
    await sweep(world.deps);
  }
}

describe('an account that is deleted while something else is on its way', () => {
  test.each<[string, (league: string) => Promise<{ status: number }>]>([
    ['a change of the profile', () => wilma.put('/me', { name: 'Zephyrine Oddly' })],
    ['a change of the time zone', () => wilma.put('/me', { zone: 'Asia/Tokyo' })],
    ['joining a league', (league) => wilma.post(`/leagues/${league}/members`)],
    ['registering for a season', (league) => wilma.post(`/seasons/${league}/entries`)],
  ])('%s does not bring back its name or address', async (what, act) => {
    const olga = await world.person('olga', 'Olga');
    const league = (await olga.post<{ id: string }>('/leagues', { name: 'Club' })).body.id;
    const season = await olga.post<{ id: string }>(`/leagues/${league}/seasons`, {
      ...{ name: 'Season 1', system: 'ny2047', format: { kind: 'rounds', rounds: 1 } },
      deadlines: { orders: 60, adjustment: 60 },
    });
    const { hasCome, go } = hold('changePlayer');
    const acts = act(what.startsWith('registering') ? season.body.id : league);
    await hasCome;
    await deleteAccount();
    await world.deliver();
    go();
    await acts;
    await sweeps();
    expect(await naming(NAME, 'Zephyrine', ADDRESS)).toEqual([]);
    expect(await world.store.player('player-1')).toMatchObject({ name: PSEUDONYM, email: null, zone: null });
  });

  test('the end of a season writes no name that stays', async () => {
    await wilma.put('/me', { name: NAME });
    const board = await startBoard(world, { humans: 3, boardSize: 3, options: { lastYear: 2047 } });
    const { hasCome, go } = hold('concludeSeason');
    for (let gate = await world.store.gate(board.game); gate?.state === 'open'; ) {
      world.clock.set(gate.deadline);
      await closeStep(world.deps, board.game, gate.step);
      gate = await world.store.gate(board.game);
    }
    const ends = world.deliver();
    await hasCome;
    await deleteAccount();
    // The end of the season is on its way, so the event of the deletion is handled by the next sweep.
    world.clock.set(world.clock.now() + 60_000);
    await sweep(world.deps);
    go();
    await ends;
    await sweeps();
    expect((await world.store.season(board.season))?.status).toBe('finished');
    expect(await naming(NAME, ADDRESS)).toEqual([]);
    expect((await naming(PSEUDONYM)).length).toBeGreaterThan(3);
  });
});
