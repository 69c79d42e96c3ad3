import { fault } from '../../../fault';
import type { Message } from '../../../game/message';

/** What is wrong with a formula, and where: `at` counts characters from 0. */
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

/** Thrown inside formulas alone, and handed to callers as a value. */
export class FormulaError extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.code);
  }
}

export function fail(code: FormulaProblem['code'], at: number, message: Message): never {
  throw new FormulaError({ code, at, message });
}

/** What is wrong, with its place. */
export function problemText({ code, at, message: problem }: FormulaProblem): Message {
  const where = { problem, at: at + 1 };
  return code === 'division-by-zero' ? fault('formula.division', where) : fault('formula.at', where);
}
