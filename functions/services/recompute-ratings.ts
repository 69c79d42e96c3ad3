import type { RatingRecord } from '../store/records';
import type { Deps } from './deps';
import { ratingsAfter } from './rate-game';

/**
 * Computes every rating anew from the record of finished games and replaces those that differ: after a correction,
 * or to prove that there is nothing else in them. @returns how many ratings were replaced
 */
export async function recomputeRatings(deps: Deps): Promise<number> {
  const ratings = new Map<string, RatingRecord>();
  let after: string | null = null;
  do {
    const page = await deps.store.results(after);
    for (const result of page.rows)
      for (const write of await ratingsAfter(result, (player, board) => ratings.get(`${player} ${board}`)))
        ratings.set(`${write.after.player.id} ${write.after.board}`, write.after);
    after = page.next;
  } while (after !== null);
  let replaced = 0;
  for (const rating of ratings.values()) if (await replaceIfDifferent(deps, rating)) replaced += 1;
  return replaced;
}

async function replaceIfDifferent(deps: Deps, after: RatingRecord): Promise<boolean> {
  const before = await deps.store.rating(after.player.id, after.board);
  const same =
    before !== undefined &&
    before.mu === after.mu &&
    before.sigma === after.sigma &&
    before.games === after.games &&
    before.wins === after.wins;
  // A game that is rated meanwhile wins; it is in the record, and the next run counts it.
  return !same && (await deps.store.replaceRating({ before, after })) === 'saved';
}
