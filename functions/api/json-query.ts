import type * as z from 'zod';
import { done, type Outcome, refuse } from '../core/platform/errors';
import { readJson, UnreadableJson } from './json-text';
import { problemsOf } from './problems';

/**
 * A value that a query contains as JSON text, parsed with its schema. The paths of problems start with `name`.
 * @returns undefined if the query does not contain it
 */
export function jsonQuery<T>(
  name: string,
  text: string | undefined,
  schema: z.ZodType<T>,
): Outcome<T | undefined> {
  if (text === undefined) return done(undefined);
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error;
    const { why: message } = error;
    return refuse({ code: 'invalid', problems: [{ code: 'unreadable', path: [name], rule: '', message }] });
  }
  const read = schema.safeParse(value);
  if (read.success) return done(read.data);
  const problems = problemsOf(read.error).map((one) => ({ ...one, path: [name, ...one.path] }));
  return refuse({ code: 'invalid', problems });
}
