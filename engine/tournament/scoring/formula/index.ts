import * as z from 'zod';
import { issueFor } from '../../../fault';
import type { BySeat, SeatId } from '../../../game';
import { type Facts, factsOf, type ScoredBoard } from '../board';
import { message, shown } from '../message';
import { ranges, UNKNOWN } from '../range';
import { forSeats, type ScoringSystem, type SeatScore, scoreOf } from '../system';
import { compileFormula, evaluateFormula, type Formula } from './compile';
import { type FormulaProblem, problemText } from './failure';
import { VARIABLES } from './variables';

export { type FormulaProblem, problemText } from './failure';

/** The result of a formula on one board: points, or the problem, for each seat. */
export type FormulaPreview = BySeat<number | FormulaProblem>;

/** The points of a formula on given boards, or why it cannot be parsed at all. */
export function previewFormula(
  expression: string,
  boards: readonly ScoredBoard[],
): readonly FormulaPreview[] | FormulaProblem {
  const formula = compileFormula(expression);
  if (typeof formula !== 'function') return formula;
  return boards.map((board) => {
    const facts = factsOf(board);
    return forSeats(board.seats, (seat) => valueFor(formula, facts, seat));
  });
}

function valueFor(formula: Formula, facts: Facts, seat: SeatId): number | FormulaProblem {
  return evaluateFormula(formula, (name) => VARIABLES.get(name)?.value(facts, seat) ?? 0);
}

interface Parameters {
  readonly expression: string;
}

const Expression = z
  .string()
  .min(1)
  .max(1000)
  .superRefine((text, context) => {
    const formula = compileFormula(text);
    if (typeof formula === 'function') return;
    context.addIssue(issueFor(problemText(formula)));
  });

/** Points by an organizer's own formula. */
export const formula: ScoringSystem<Parameters> = {
  id: 'formula',
  name: message('system.formula'),
  source: 'Turreton',
  parameters: z.strictObject({
    expression: Expression.meta({ title: 'Formula' }).default(
      'solo ? (winner ? 100 : 0) : 100 * own * own / squares',
    ),
  }),
  explain: ({ expression }) => [message('formula.explain', { formula: expression })],
  score: (board, { expression }) => {
    const read = compileFormula(expression);
    const facts = factsOf(board);
    return forSeats(board.seats, (seat) =>
      typeof read === 'function' ? scored(valueFor(read, facts, seat)) : scored(read),
    );
  },
  range: (board, parameters) =>
    ranges(
      board,
      (ended) => formula.score(ended, parameters),
      () => UNKNOWN,
    ),
};

/** A formula that fails on a board pays nothing there and reports why, so that a season continues. */
function scored(value: number | FormulaProblem): SeatScore {
  if (typeof value === 'number')
    return scoreOf(
      value === 0 ? [] : [{ text: message('line.formula', { points: shown(value) }), points: value }],
    );
  const why = { at: value.at + 1, problem: value.message };
  return scoreOf([{ text: message('line.formulaFails', why), points: 0 }]);
}
