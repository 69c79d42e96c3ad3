import * as z from 'zod';
import type { GameSystemId } from '../../../engine/games';
import { shardOf, statisticsKey, statisticsPartition } from '../platform/keys';
import { type Key, queryItems, type Table } from '../platform/reads';
import { put, remove, update, type Write, write } from '../platform/writes';
import { playedAs } from '../result/played-as';
import { type ResultRecord, SeatStatistic } from '../result/results.records';

const SUMS = ['games', 'wins', 'places', 'figure'] as const;

/** Sums for the seats of boards of one size, each in its own attribute: "wins:dunning". */
const Shard = z.looseObject({
  pk: z.string(),
  sk: z.string(),
  system: z.string(),
  players: z.number().int(),
});
type Shard = z.infer<typeof Shard>;

/** The results of seats: the sum of all shards of the record. */
export async function statistics(
  table: Table,
  system: string,
  generation: number,
): Promise<readonly SeatStatistic[]> {
  const shards = await shardsOf(table, system, generation);
  return [...shards.flatMap(seatsOf).reduce(addedUp, new Map<string, SeatStatistic>()).values()];
}

function shardsOf(table: Table, system: string, generation: number): Promise<readonly Shard[]> {
  return queryItems(table, { partition: statisticsPartition(system, generation) }, Shard);
}

/** Items of earlier releases contain one seat each. */
function seatsOf(shard: Shard): readonly SeatStatistic[] {
  if (shard.seat !== undefined) return [SeatStatistic.parse(shard)];
  const { system, players } = shard;
  return Object.keys(shard)
    .filter((name) => name.startsWith('games:'))
    .map((name) => name.slice('games:'.length))
    .map((seat) => {
      const sums = Object.fromEntries(SUMS.map((sum) => [sum, shard[`${sum}:${seat}`] ?? 0]));
      return SeatStatistic.parse({ system, players, seat, ...sums });
    });
}

function addedUp(all: Map<string, SeatStatistic>, one: SeatStatistic): Map<string, SeatStatistic> {
  const key = `${one.players} ${one.seat}`;
  const before = all.get(key);
  const sums = SUMS.map((sum) => [sum, (before?.[sum] ?? 0) + one[sum]]);
  return all.set(key, { ...one, ...Object.fromEntries(sums) });
}

/**
 * Adds a game to the sums of its seats in its shard of the record. Games that end at the same time are spread over the
 * shards; sums of whole numbers are the same in any order.
 */
export function countSeats({ system, game, seats }: ResultRecord, generation: number): Write {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = { system, players: seats.length };
  const added = seats.flatMap(({ winner, place, leading, ...played }, at) => {
    const counted = { games: 1, wins: winner ? 1 : 0, places: place, figure: leading };
    return SUMS.map((sum) => {
      names[`${sum}${at}`] = `${sum}:${playedAs(played)}`;
      values[`${sum}${at}`] = counted[sum];
      return `#${sum}${at} :${sum}${at}`;
    });
  });
  const key = statisticsKey(system, generation, seats.length, shardOf(game));
  return update(key, `SET #system = :system, players = :players ADD ${added.join(', ')}`, { names, values });
}

/** Statistics of a generation that is about to become current, all in the first shard. */
export function wholeStatistics(all: readonly SeatStatistic[], generation: number): readonly Write[] {
  const items = new Map<string, Key & Record<string, unknown>>();
  for (const { system, players, seat, ...sums } of all) {
    const key = statisticsKey(system, generation, players, 0);
    const item = items.get(`${key.pk} ${key.sk}`) ?? { ...key, system, players };
    for (const sum of SUMS) item[`${sum}:${seat}`] = sums[sum];
    items.set(`${key.pk} ${key.sk}`, item);
  }
  return [...items.values()].map((item) => put(item));
}

export async function removeStatistics(
  table: Table,
  systems: readonly GameSystemId[],
  generation: number,
): Promise<void> {
  for (const system of systems)
    for (const { pk, sk } of await shardsOf(table, system, generation))
      await write(table, remove({ pk, sk }));
}
