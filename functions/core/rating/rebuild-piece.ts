import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../platform/deps';
import type { RatingRecord, ResultRecord } from '../result/results.records';
import { withResults } from '../standings/tally';
import { ratedOn, ratingsAfter, withRatings } from './rate-game';
import { nameOfRating, type RatingName, ratingName } from './ratings.store';
import type { RebuiltRating, RecomputationRecord } from './recomputation.records';
import type { ResultToRate } from './recomputation.store';

/**
 * Rates the next results of the record in the generation that is being built. Repeating it, after an interrupted run or
 * in parallel with one, writes the same: each rating stores its value before the piece that changed it last.
 * @param isLast whether the record ends with them; more of its end may become visible later
 * @returns the recomputation with these results in it; it is not saved
 */
export async function rebuildPiece(
  deps: Deps,
  last: RecomputationRecord,
  rows: readonly ResultToRate[],
  isLast: boolean,
): Promise<RecomputationRecord> {
  const { generation, run } = last;
  const piece = last.piece + 1;
  const before = await ratingsBefore(deps, last, rows);
  const ratings = new Map(before);
  const changed = new Set<string>();
  const seasons = new Set(last.seasons);
  for (const { result, isStale } of rows) {
    const writes = ratingsAfter(result, (name) => ratings.get(ratingName(name)));
    for (const { after } of writes) {
      ratings.set(nameOfRating(after), after);
      changed.add(nameOfRating(after));
    }
    const rated = withRatings(result, writes);
    const differs = !isDeepStrictEqual(rated, result);
    if (differs) seasons.add(result.season.id);
    if (differs || isStale || isLast)
      await deps.store.saveRatingsBeside(result, { generation, run, ...besideResult(rated) });
  }
  const rebuilt = [...changed].flatMap((name): readonly RebuiltRating[] => {
    const rating = ratings.get(name);
    return rating === undefined ? [] : [{ rating, run, piece, before: before.get(name) ?? null }];
  });
  await deps.store.saveRebuiltRatings(generation, rebuilt);
  return {
    ...last,
    piece,
    after: rows.at(-1)?.result.id ?? last.after,
    done: last.done + rows.length,
    seasons: [...seasons],
    statistics: [
      ...withResults(
        last.statistics,
        rows.map(({ result }) => result),
      ),
    ],
  };
}

/** The players' ratings before the first of these results. */
async function ratingsBefore(
  deps: Deps,
  { generation, piece }: RecomputationRecord,
  rows: readonly ResultToRate[],
): Promise<ReadonlyMap<string, RatingRecord>> {
  const named = rows.flatMap(({ result }) => ratedOn(result));
  const names = new Map(named.map((name): [string, RatingName] => [ratingName(name), name]));
  const rebuilt = await deps.store.rebuiltRatings(generation, [...names.values()]);
  return new Map(
    [...rebuilt].flatMap(([name, one]): [string, RatingRecord][] => {
      // This piece has been started before.
      const rating = one.piece > piece ? one.before : one.rating;
      return rating === null ? [] : [[name, rating]];
    }),
  );
}

function besideResult({ seats, left }: ResultRecord) {
  return {
    seats: seats.map(({ before, rating, deviation }) => ({ before, rating, deviation })),
    ...(left && { left: left.map(({ before, rating }) => ({ before, rating })) }),
  };
}
