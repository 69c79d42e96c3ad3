import { shownRating } from '../../../engine/tournament/ratings';
import type { StrengthRule } from '../../../engine/tournament/seating/problem';
import type { BoardRecord, SeasonRecord } from '../../store/records';
import type { Deps } from '../deps';

/** How many ratings are read at a time. */
const AT_ONCE = 50;

/**
 * The players' ratings in the season's game system, as the leaderboard shows them, for a round that goes by strength
 * before anybody has points; none for other rounds. A player without a rating is left out, and counts as the mean.
 */
export async function ratingsBefore(
  deps: Deps,
  { system }: SeasonRecord,
  boards: readonly BoardRecord[],
  players: readonly string[],
  rule: StrengthRule,
): Promise<ReadonlyMap<string, number>> {
  const ratings = new Map<string, number>();
  if (rule === 'ignore' || boards.some(({ seats }) => seats.some(({ points }) => points !== 0)))
    return ratings;
  for (let first = 0; first < players.length; first += AT_ONCE) {
    const some = players.slice(first, first + AT_ONCE);
    const found = await Promise.all(some.map((player) => deps.store.rating(player, system)));
    for (const rating of found)
      if (rating !== undefined) ratings.set(rating.player.id, shownRating(rating).rating);
  }
  return ratings;
}
