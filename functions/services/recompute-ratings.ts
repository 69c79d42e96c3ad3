import { isDeepStrictEqual } from 'node:util';
import type { RatingRecord, ResultRecord } from '../store/records';
import { concludeSeason } from './conclude-season';
import type { Deps } from './deps';
import { ratedOn, ratingsAfter, withRatings } from './rate-game';
import { recomputeStatistics, tallyOf } from './recompute-statistics';

const RUNS = 8;

/**
 * Computes everything that follows from the record of finished games anew, and replaces what differs: ratings, the
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
  // Whoever a void game would have rated may be left with no rating at all.
  const voided = new Map<string, { readonly player: string; readonly board: string }>();
  const tally = tallyOf();
  let replaced = 0;
  let after: string | null = null;
  do {
    const page = await deps.store.results(after);
    for (const result of page.rows) {
      const writes = await ratingsAfter(result, (player, board) => ratings.get(`${player} ${board}`));
      for (const write of writes) ratings.set(keyOf(write.after), write.after);
      if (result.voided === true)
        for (const rated of ratedOn(result)) voided.set(`${rated.player} ${rated.board}`, rated);
      tally.add(result);
      if (await replaceResult(deps, result, withRatings(result, writes))) {
        replaced += 1;
        seasons.add(result.season.id);
      }
    }
    after = page.next;
  } while (after !== null);
  for (const rating of ratings.values()) if (await replaceIfDifferent(deps, rating)) replaced += 1;
  for (const [key, { player, board }] of voided)
    if (!ratings.has(key) && (await removeRating(deps, player, board))) replaced += 1;
  return replaced + (await recomputeStatistics(deps, tally));
}

function keyOf({ player, board }: RatingRecord): string {
  return `${player.id} ${board}`;
}

async function replaceResult(deps: Deps, before: ResultRecord, after: ResultRecord): Promise<boolean> {
  if (isDeepStrictEqual(before, after)) return false;
  await deps.store.replaceResult(after);
  return true;
}

async function replaceIfDifferent(deps: Deps, after: RatingRecord): Promise<boolean> {
  const before = await deps.store.rating(after.player.id, after.board);
  if (isDeepStrictEqual(before, after)) return false;
  await deps.store.replaceRating({ before, after });
  return true;
}

async function removeRating(deps: Deps, player: string, board: string): Promise<boolean> {
  const rating = await deps.store.rating(player, board);
  if (rating === undefined) return false;
  await deps.store.removeRating(rating);
  return true;
}
