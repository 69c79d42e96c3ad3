import * as z from 'zod';
import type { RecordState } from '../rating/recomputation.store';
import { RECORD_PREFIX, recordKey, SHARDS, shardOf } from './keys';
import { getItem, queryItems, type Table } from './reads';
import { update, type Write } from './writes';

const Shard = z.object({
  sk: z.string(),
  generation: z.number().int().default(0),
  games: z.number().int().default(0),
});

/** The current generation of ratings and statistics. All shards have the same: one transaction changes them. */
export async function currentGeneration(table: Table): Promise<number> {
  return (await getItem(table, recordKey(0), Shard))?.generation ?? 0;
}

export async function recordState(table: Table): Promise<RecordState> {
  const shards = await queryItems(table, { partition: recordKey(0).pk, prefix: RECORD_PREFIX }, Shard);
  const games = new Map(shards.map((shard) => [shard.sk, shard.games]));
  return {
    generation: shards[0]?.generation ?? 0,
    games: Array.from({ length: SHARDS }, (_, shard) => games.get(recordKey(shard).sk) ?? 0),
  };
}

/** Counts a game in its shard of the record, if the generation that it was rated in is still the current one. */
export function countInRecord(game: string, generation: number): Write {
  const inFirst = 'attribute_not_exists(generation) OR generation = :generation';
  return update(recordKey(shardOf(game)), 'ADD games :one', {
    when: generation === 0 ? inFirst : 'generation = :generation',
    values: { one: 1, generation },
  });
}

/**
 * Makes another generation current in every shard, if no game has been added to any of them; `results` is the number of
 * results in it.
 */
export function switchShards({ games }: RecordState, generation: number, results: number): readonly Write[] {
  const counted = games.reduce((sum, one) => sum + one, 0);
  return games.map((before, shard) =>
    update(recordKey(shard), 'SET generation = :generation, games = :after', {
      when: before === 0 ? 'attribute_not_exists(games) OR games = :before' : 'games = :before',
      values: { before, generation, after: shard === 0 ? before + results - counted : before },
    }),
  );
}
