import type { Problem } from '../../../engine/game';
import type { Scoring } from '../../../engine/tournament/scoring';

/**
 * The problem of a formula, before any board of the season is scored by it: it is tried on boards of this many seats.
 * The path leads into a stored scoring: `parameters`, `expression`.
 */
export async function scoringProblem(scoring: Scoring, seats: number): Promise<Problem | undefined> {
  if (typeof scoring === 'string' || scoring.id !== 'formula') return undefined;
  const { expression } = scoring.parameters;
  if (typeof expression !== 'string') return undefined;
  const { formulaFailure, problemText } = await import('../../../engine/tournament/scoring/formula-failure');
  const failure = formulaFailure(expression, seats);
  if (failure === null) return undefined;
  return {
    code: failure.code,
    path: ['parameters', 'expression'],
    rule: '',
    message: problemText(failure),
  };
}
