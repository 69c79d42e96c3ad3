import { shownRating } from '../../../engine/tournament/ratings';
import type { StrengthRule } from '../../../engine/tournament/seating/problem';
import type { Deps } from '../platform/deps';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';

/**
 * The players' ratings in the season's game system, as on the leaderboard, for a round seeded by strength before any
 * player has points; none for other rounds. A player without a rating is left out, and counts as the mean.
 */
export async function ratingsBefore(
  deps: Deps,
  { system }: SeasonRecord,
  boards: readonly BoardRecord[],
  players: readonly string[],
  rule: StrengthRule,
): Promise<ReadonlyMap<string, number>> {
  if (rule === 'ignore' || boards.some(({ seats }) => seats.some(({ points }) => points !== 0)))
    return new Map();
  const { ratings } = await deps.store.ratingsAt(players.map((player) => ({ player, board: system })));
  return new Map([...ratings.values()].map((rating) => [rating.player.id, shownRating(rating).rating]));
}
