import * as z from 'zod';
import { resultKey } from '../platform/keys';
import type { Page } from '../platform/reads';
import { getItems, queryPage, type Table } from '../platform/reads';
import { RebuiltRatings } from '../rating/recomputation.records';
import { ResultRecord } from './results.records';

/** A result with the values that a recomputation has written beside it. */
export const StoredResult = ResultRecord.extend({ rebuilt: RebuiltRatings.optional() });
export type StoredResult = z.infer<typeof StoredResult>;

/** A result with the ratings of the current generation, or of the last one before it that changed them. */
export function shownIn(generation: number, { rebuilt, ...result }: StoredResult): ResultRecord {
  if (rebuilt === undefined || rebuilt.generation > generation) return result;
  const seats = result.seats.map(({ before: _, rating: __, deviation: ___, ...seat }, at) => ({
    ...seat,
    ...{ rating: 0, ...rebuilt.seats[at] },
  }));
  const left = result.left?.map(({ before: _, rating: __, ...one }, at) => ({
    ...one,
    ...rebuilt.left?.[at],
  }));
  return { ...result, seats, ...(left && { left }) };
}

const Listed = z.object({ id: z.string() });

/**
 * A part of the record in its order. The index supplies the keys, but lags; the results themselves are read from the
 * table, so that a very recent ruling is included.
 */
export async function recordPage(
  table: Table,
  after: string | null,
  limit: number,
): Promise<Page<StoredResult>> {
  const range = { index: 'listing', partition: 'RESULTS', only: ['id', 'listSk'], limit, after } as const;
  const { rows, next } = await queryPage(table, range, Listed);
  const keys = rows.map(({ id }) => resultKey(id));
  const found = await getItems(table, keys, StoredResult);
  const byId = new Map(found.map((result) => [result.id, result]));
  return { rows: rows.flatMap(({ id }) => byId.get(id) ?? []), next };
}
