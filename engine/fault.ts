import type * as z from 'zod';
import { type Message, messagesOf } from './game/message';

/** A fault in user input: a list, a name, a setting, a date. By its key in `messages/<language>/says-faults.json`. */
export const fault = messagesOf('faults');

/** Why a check of a schema refuses a value. zod calls it with the issue that it reports, which takes the problem along. */
export function because(problem: Message) {
  return {
    error: (issue: z.core.$ZodRawIssue): string => {
      Object.assign(issue, { params: { problem } });
      return problem.text;
    },
  };
}

/** The same for a check that looks at several fields: the issue to add, at the path of the field that is wrong. */
export function issueFor(problem: Message, path: readonly PropertyKey[] = []) {
  return { code: 'custom' as const, path: [...path], message: problem.text, params: { problem } };
}

/** The problem that a check names; undefined for an issue of zod's own. */
export function problemIn(issue: z.core.$ZodIssue): Message | undefined {
  const { params } = issue as { readonly params?: { readonly problem?: Message } };
  return params?.problem;
}
