import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Season } from '../../functions/core/season/seasons.schema';
import { handleEvent } from '../../functions/events/event-handlers';
import { enterMany, foundSeason } from '../support/many-players';
import { itemsIn } from '../support/recorded-items';
import { type Person, startWorld, type World } from '../support/world';

const PLAYERS = 1_400;
const BOARDS = PLAYERS / 7;
/** An item of the service has at most 400 kB. */
const LARGEST = 300_000;

let world: World;
let organizer: Person;
let season: string;

beforeAll(async () => {
  world = await startWorld();
  ({ organizer, season } = await foundSeason(world));
  await enterMany(world, season, PLAYERS);
  await world.deliver();
});
afterAll(() => world.close());

const seasonNow = async () => (await organizer.get<Season>(`/seasons/${season}`)).body;

/** Handles the season's waiting events once, then those of each new board, which writes its summary. */
async function nextRun(): Promise<boolean> {
  const waiting = () => world.store.outboxBefore(Number.POSITIVE_INFINITY);
  const event = (await waiting()).find(({ kind }) => kind === 'season-changed');
  if (event !== undefined) await handleEvent(world.deps, event);
  for (const other of await waiting()) if (other.kind === 'step-closed') await handleEvent(world.deps, other);
  return event !== undefined;
}

test('a season of many players starts piece by piece, and says how far it is', async () => {
  const started = await organizer.post<Season>(`/seasons/${season}/start`);
  expect([started.status, started.body.status, started.body.counts.boards]).toEqual([200, 'running', 0]);
  const seen: (number | null)[] = [];
  while (await nextRun()) seen.push((await seasonNow()).seating?.seated ?? null);
  expect(seen).toEqual([PLAYERS / 2, null]);
  const boards = await world.store.boards(season);
  expect(boards).toHaveLength(BOARDS);
  expect(new Set(boards.flatMap(({ seats }) => seats.map(({ player }) => player.id))).size).toBe(PLAYERS);
  expect((await seasonNow()).round).toBe(1);
});

test('no item of it is large', async () => {
  const sizes = (await itemsIn(world)).map((item) => [
    JSON.stringify(marshall(item, { removeUndefinedValues: true })).length,
    `${item.pk} ${item.sk}`,
  ]);
  expect(sizes.filter(([size]) => Number(size) > LARGEST)).toEqual([]);
});
