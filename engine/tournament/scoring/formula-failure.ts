import type { ScoredBoard } from './board';
import { type FormulaPreview, type FormulaProblem, previewFormula } from './formula';
import { triedBoards } from './tried-boards';

/**
 * What is wrong with a formula: that it cannot be read, or that it fails on a board of some size, which the
 * message describes. Null for one that comes to a number on every board tried.
 */
export function formulaFailure(expression: string, seats: number): FormulaProblem | null {
  const boards = triedBoards(seats);
  const answers = previewFormula(expression, boards);
  if ('message' in answers) return answers;
  for (const [at, board] of boards.entries()) {
    const problem = failureOf(answers[at] ?? {});
    if (problem !== undefined)
      return { ...problem, message: `${problem.message} It happens ${onBoard(board)}.` };
  }
  return null;
}

function failureOf(answer: FormulaPreview): FormulaProblem | undefined {
  return Object.values(answer).find((value) => typeof value !== 'number');
}

function onBoard({ seats, measure }: ScoredBoard): string {
  const counts = seats.map((seat) => measure[seat] ?? 0);
  return `for instance on a board with ${counts.slice(0, -1).join(', ')} and ${counts.at(-1) ?? 0}`;
}
