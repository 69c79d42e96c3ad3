import type { Watch } from '../watch';

/** I1: every write that was answered as stored has been stored. */
export function faultsOfAnswers({ accepted, acknowledged }: Watch): readonly string[] {
  return [...acknowledged.keys()]
    .filter((name) => !accepted.has(name))
    .map((name) => `I1: orders ${name} were acknowledged and never stored`);
}
