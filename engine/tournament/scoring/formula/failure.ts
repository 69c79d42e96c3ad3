import { fault } from '../../../fault';
import type { Message } from '../../../game/message';

/** The problem of a formula, and its position: `at` counts characters from 0. */
export interface FormulaProblem {
  readonly code:
    | 'syntax'
    | 'unknown-name'
    | 'unknown-function'
    | 'not-allowed'
    | 'wrong-type'
    | 'division-by-zero'
    | 'not-a-number'
    | 'too-large';
  readonly at: number;
  readonly message: Message;
}

/** Thrown only inside formulas, and returned to callers as a value. */
export class FormulaError extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.code);
  }
}

export function fail(code: FormulaProblem['code'], at: number, message: Message): never {
  throw new FormulaError({ code, at, message });
}

/** The problem with its position. */
export function problemText({ code, at, message: problem }: FormulaProblem): Message {
  const where = { problem, at: at + 1 };
  return code === 'division-by-zero' ? fault('formula.division', where) : fault('formula.at', where);
}
