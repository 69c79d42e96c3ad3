import type { Message, Problem } from '../../../engine/game';

/** A problem with a team that somebody enters or changes. */
export function teamProblem(path: readonly (string | number)[], message: Message): Problem {
  return { code: 'bad-team', path, rule: '', message };
}
