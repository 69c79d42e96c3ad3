import type { Problem } from '../../../engine/game';
import type { Scoring } from '../../../engine/tournament/scoring';

/**
 * What is wrong with a formula, before any board of the season is scored by it: it is tried on boards of this many
 * seats. The path leads into a stored scoring: `parameters`, `expression`.
 */
export async function scoringProblem(scoring: Scoring, seats: number): Promise<Problem | undefined> {
  if (typeof scoring === 'string' || scoring.id !== 'formula') return undefined;
  const { expression } = scoring.parameters;
  if (typeof expression !== 'string') return undefined;
  const { formulaFailure } = await import('../../../engine/tournament/scoring/formula-failure');
  const failure = formulaFailure(expression, seats);
  if (failure === null) return undefined;
  const advice =
    failure.code === 'division-by-zero'
      ? ' Guard a division with a condition: lead > 0 ? 10 / lead : 0.'
      : '';
  return {
    code: failure.code,
    path: ['parameters', 'expression'],
    rule: '',
    message: `${failure.message}${advice} (character ${failure.at + 1})`,
  };
}
