import type * as z from 'zod';
import type { Problem, Result } from '../game';
import { messageForIssue } from '../schema-problems';

interface Reading<Given, Position> {
  readonly schema: z.ZodType<Given>;
  /** The rule that defines how a position is written. */
  readonly rule: string;
  /** Fills in the documented defaults. */
  readonly completed: (given: Given) => Position;
  /** Problems that no legal play could lead to. */
  readonly problemsOf: (position: Position, given: Given) => readonly Problem[];
}

/** Parses a written position: first its form, then the consistency of its parts. */
export function readPosition<Given, Position>(
  written: unknown,
  { schema, rule, completed, problemsOf }: Reading<Given, Position>,
): Result<Position> {
  const parsed = schema.safeParse(written);
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.map((issue) => shapeProblem(issue, rule)) };
  const position = completed(parsed.data);
  const problems = problemsOf(position, parsed.data);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position };
}

function shapeProblem(issue: z.core.$ZodIssue, rule: string): Problem {
  const steps = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  return { code: 'bad-position', path: steps, rule, message: messageForIssue(issue) };
}
