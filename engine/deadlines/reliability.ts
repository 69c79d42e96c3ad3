/** A player's decisions in one finished game. */
export interface KeptDecisions {
  readonly owed: number;
  readonly kept: number;
}

/** The number of decisions after which an older one counts half as much. */
export const HALF_LIFE = 50;
/** With fewer decisions a player has no reliability. */
export const FEWEST_DECISIONS = 20;

/**
 * The share of decisions that a player kept, in per cent with one decimal: a decision counts half as much as one owed
 * 50 decisions later. Null for players who have owed fewer than 20.
 * @param games newest first
 */
export function reliability(games: readonly KeptDecisions[]): number | null {
  let before = 0;
  let weights = 0;
  let kept = 0;
  for (const game of games) {
    if (game.owed === 0) continue;
    // The weight of all decisions of the game together; it does not matter which of them were missed.
    const weight = 2 ** (-before / HALF_LIFE) - 2 ** (-(before + game.owed) / HALF_LIFE);
    weights += weight;
    kept += (weight * game.kept) / game.owed;
    before += game.owed;
  }
  return before < FEWEST_DECISIONS ? null : Math.round((1000 * kept) / weights) / 10;
}
