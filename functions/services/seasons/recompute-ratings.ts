import { isDeepStrictEqual } from 'node:util';
import type { RatingRecord, ResultRecord } from '../../store/records';
import type { Deps } from '../deps';
import { ratedOn, ratingsAfter, withRatings } from '../results/rate-game';
import { recomputeStatistics, tallyOf } from '../results/recompute-statistics';
import { concludeSeason } from './conclude-season';

const RUNS = 8;
const PAGE = 500;

/**
 * Computes everything that follows from the record of finished games again, and replaces what differs: ratings, the
 * ratings written beside results, statistics, and how the seasons ended whose results have changed. Games that are
 * rated meanwhile are in the record, so it goes on until a run finds nothing to replace.
 * @returns how many records were replaced
 */
export async function recomputeRatings(deps: Deps): Promise<number> {
  const seasons = new Set<string>();
  let all = 0;
  for (let run = 1; run <= RUNS; run += 1) {
    const replaced = await recomputeOnce(deps, seasons);
    all += replaced;
    if (replaced > 0) continue;
    for (const id of seasons) {
      const season = await deps.store.season(id);
      if (season?.status === 'finished') await concludeSeason(deps, season);
    }
    return all;
  }
  throw new Error(`ratings kept changing while they were computed ${RUNS} times`);
}

async function recomputeOnce(deps: Deps, seasons: Set<string>): Promise<number> {
  const ratings = new Map<string, RatingRecord>();
  // Those of void games too: they may hold ratings that no game is left for.
  const boards = new Set<string>();
  const tally = tallyOf();
  let replaced = 0;
  let after: string | null = null;
  do {
    const page = await deps.store.results(after);
    for (const result of page.rows) {
      const writes = await ratingsAfter(result, (player, board) => ratings.get(`${player} ${board}`));
      for (const write of writes) ratings.set(keyOf(write.after), write.after);
      for (const { board } of ratedOn(result)) boards.add(board);
      tally.add(result);
      if (!(await replaceResult(deps, result, withRatings(result, writes)))) continue;
      replaced += 1;
      seasons.add(result.season.id);
    }
    after = page.next;
  } while (after !== null);
  const missing = new Map(ratings);
  for (const board of boards) replaced += await replaceBoard(deps, board, ratings, missing);
  for (const rating of missing.values()) await deps.store.replaceRating({ before: undefined, after: rating });
  return replaced + missing.size + (await recomputeStatistics(deps, tally));
}

function keyOf({ player, board }: RatingRecord): string {
  return `${player.id} ${board}`;
}

async function replaceResult(deps: Deps, before: ResultRecord, after: ResultRecord): Promise<boolean> {
  if (isDeepStrictEqual(before, after)) return false;
  await deps.store.replaceResult(after);
  return true;
}

/** Goes through a rating board page by page. What someone changed meanwhile is left to the next run. */
async function replaceBoard(
  deps: Deps,
  board: string,
  ratings: ReadonlyMap<string, RatingRecord>,
  missing: Map<string, RatingRecord>,
): Promise<number> {
  let replaced = 0;
  let after: string | null = null;
  do {
    const page = await deps.store.ratings(board, PAGE, after);
    for (const before of page.rows) {
      const rating = ratings.get(keyOf(before));
      missing.delete(keyOf(before));
      if (isDeepStrictEqual(before, rating)) continue;
      if (rating === undefined) await deps.store.removeRating(before);
      else await deps.store.replaceRating({ before, after: rating });
      replaced += 1;
    }
    after = page.next;
  } while (after !== null);
  return replaced;
}
