import * as z from 'zod';
import { resultKey } from '../keys';
import type { PageOf } from '../questions/pages';
import { RebuiltRatings, ResultRecord } from '../records';
import { getItems, queryPage, type Table } from './reads';

/** A result with what a recomputation has written beside it. */
export const StoredResult = ResultRecord.extend({ rebuilt: RebuiltRatings.optional() });
export type StoredResult = z.infer<typeof StoredResult>;

/** A result with the ratings of the generation that counts, or of the last one before it that changed them. */
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
 * Some of the record in its order. The index says which they are, and lags; what they say is read where it is written, so
 * that a ruling of a moment ago is in it.
 */
export async function recordPage(
  table: Table,
  after: string | null,
  limit: number,
): Promise<PageOf<StoredResult>> {
  const range = { index: 'listing', partition: 'RESULTS', only: ['id', 'listSk'], limit, after } as const;
  const { rows, next } = await queryPage(table, range, Listed);
  const keys = rows.map(({ id }) => resultKey(id));
  const found = await getItems(table, keys, StoredResult);
  const byId = new Map(found.map((result) => [result.id, result]));
  return { rows: rows.flatMap(({ id }) => byId.get(id) ?? []), next };
}
