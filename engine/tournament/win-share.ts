/** A share of wins with its 95% confidence interval; all between 0 and 1. */
export interface WinShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The share of games won, with its 95% interval by Wilson's score (1927), which stays between 0 and 1 and is valid for
 * few games too. Without games nothing is known: 0 to 1.
 */
export function winShare(wins: number, games: number): WinShare {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  // At 0% and 100%, rounding would leave a small rest.
  return {
    share,
    low: wins === 0 ? 0 : middle - half,
    high: wins === games ? 1 : middle + half,
  };
}
