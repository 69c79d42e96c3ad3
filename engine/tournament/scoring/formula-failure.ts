import { fault } from '../../fault';
import type { ScoredBoard } from './board';
import { type FormulaPreview, type FormulaProblem, previewFormula } from './formula';
import { triedBoards } from './tried-boards';

export { problemText } from './formula';

/**
 * The problem of a formula: it cannot be parsed, or it fails on a board of some size, which the message describes. Null
 * if it evaluates to a number on every board tried.
 */
export function formulaFailure(expression: string, seats: number): FormulaProblem | null {
  const boards = triedBoards(seats);
  const answers = previewFormula(expression, boards);
  if ('message' in answers) return answers;
  for (const [at, board] of boards.entries()) {
    const problem = failureOf(answers[at] ?? {});
    if (problem !== undefined)
      return {
        ...problem,
        message: fault('formula.onBoard', { problem: problem.message, counts: countsOf(board) }),
      };
  }
  return null;
}

function failureOf(answer: FormulaPreview): FormulaProblem | undefined {
  return Object.values(answer).find((value) => typeof value !== 'number');
}

function countsOf({ seats, measure }: ScoredBoard): readonly number[] {
  return seats.map((seat) => measure[seat] ?? 0);
}
