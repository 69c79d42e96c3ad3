import type { Fate, MutationOutcome, MutationPlan } from './plan';

/**
 * Tries all mutants of a plan. A mutant may take the whole process along, by a list that grows without an end: it is
 * killed, and another process goes on behind it.
 * @param outcomeFrom tries the mutants from that number on, and answers what was found out until the process ended;
 * null if it ended before the first
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
