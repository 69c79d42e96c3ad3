import type { ChosenScoring } from './chosen';

/** What the game fixes of its leading measure, where it does. */
interface Measured {
  readonly total?: number;
  readonly majority?: number;
}

/**
 * What a scoring pays for a win on a board of two: to the one who has all there is, and has won alone. Null where it pays
 * no number for that, as a formula may.
 */
export function winWorth(
  scoring: Pick<ChosenScoring, 'score'>,
  { total, majority }: Measured = {},
): number | null {
  const [winner, loser] = ['winner', 'loser'];
  const points = scoring.score({
    seats: [winner, loser],
    measure: { [winner]: total ?? 1, [loser]: 0 },
    ...(total !== undefined && { total }),
    ...(majority !== undefined && { majority }),
    ...{ years: 1, out: {}, history: [], ending: { type: 'solo', winner }, placing: [[winner], [loser]] },
  })[winner]?.points;
  return points !== undefined && Number.isFinite(points) ? points : null;
}
