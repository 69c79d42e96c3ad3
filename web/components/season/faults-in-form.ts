import type { Answer } from '../../lib/ask';

/** The problems of a refused list of results whose lines nobody wrote: without their numbers. */
export function faultsInForm(answer: Answer<unknown>): readonly string[] {
  if (answer.ok) return [];
  const { detail, problems = [] } = answer.problem;
  const messages = problems.map(({ message }) => message.replace(/^\p{L}+ \d+: /u, ''));
  return messages.length > 0 ? messages : [detail];
}
