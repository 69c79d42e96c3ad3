import { fault } from '../../../engine/fault';
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
  const where = { problem: failure.message, at: failure.at + 1 };
  return {
    code: failure.code,
    path: ['parameters', 'expression'],
    rule: '',
    message:
      failure.code === 'division-by-zero' ? fault('formula.division', where) : fault('formula.at', where),
  };
}
