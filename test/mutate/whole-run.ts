import type { Fate, MutationOutcome, MutationPlan } from './plan';

/**
 * Tries all mutants of a plan. A mutant may end the whole process, for example by a list that grows without end: it
 * counts as killed, and another process continues after it.
 * @param outcomeFrom tries the mutants from that number on, and returns the outcome until the process ended; null if it
 * ended before the first
 */
export function wholeOutcome(
  { mutants }: Pick<MutationPlan, 'mutants'>,
  outcomeFrom: (first: number) => MutationOutcome | null,
): MutationOutcome {
  const fates: { name: string; fate: Fate; by?: string }[] = [];
  const unusable = new Set<string>();
  do {
    const found = outcomeFrom(fates.length);
    if (found === null)
      throw new Error('The tests cannot be run: their process ended before the first mutant.');
    fates.push(...found.fates);
    for (const test of found.unusable) unusable.add(test);
    const next = mutants[fates.length];
    if (next !== undefined) fates.push({ name: next.name, fate: 'killed', by: 'the end of the process' });
  } while (fates.length < mutants.length);
  return { fates, unusable: [...unusable] };
}
