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
  readonly message: string;
}

/** Thrown inside formulas alone, and handed to callers as a value. */
export class FormulaError extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.message);
  }
}

export function fail(code: FormulaProblem['code'], at: number, message: string): never {
  throw new FormulaError({ code, at, message });
}
