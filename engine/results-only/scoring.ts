import type { UsualScoring, WrittenResults } from '../game-identity';

/** Scorings that need no points: by place, by payments that the organizer composes, or by a formula. */
const BY_PLACES: readonly string[] = ['rank-points', 'own', 'formula'];
/** Those that also pay for a win and divide a draw. */
const BY_WINS: readonly string[] = [...BY_PLACES, 'calhamer', 'draw-size'];
/** Those that read points of which fewer are better. */
const BY_FEWEST: readonly string[] = [...BY_PLACES, 'leading-measure'];

/**
 * Whether a scoring can be paid from what the tables of a game write down. All scorings can from points of which more
 * are better.
 */
export function scoringFits({ kind, fewest }: WrittenResults, scoring: UsualScoring): boolean {
  const id = typeof scoring === 'string' ? scoring : scoring.id;
  if (kind === 'places') return BY_PLACES.includes(id);
  if (kind === 'wins') return BY_WINS.includes(id);
  return !fewest || BY_FEWEST.includes(id);
}
