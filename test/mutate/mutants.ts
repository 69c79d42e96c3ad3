/** Names of guards are texts, those of operators numbers, which cost less to compare. */
export type MutantId = string | number;

/** Which mutant is at work, and which have been come upon. The switches in the source ask it. */
export interface Mutants {
  active: MutantId | null;
  /** Where the switches that are asked are noted; null while nobody wants to know. */
  seen: Set<MutantId> | null;
  /** How many switches and loops have been passed, and how many may be before a loop counts as endless. */
  passed: number;
  limit: number;
  isOn(id: MutantId): boolean;
  count(): void;
}

declare global {
  var mutants: Mutants | undefined;
}

export function startMutants(): Mutants {
  const mutants: Mutants = {
    active: null,
    seen: null,
    passed: 0,
    limit: Number.POSITIVE_INFINITY,
    isOn(id) {
      mutants.seen?.add(id);
      mutants.count();
      return mutants.active === id;
    },
    count() {
      mutants.passed += 1;
      if (mutants.passed > mutants.limit) throw new Error('the mutant goes on without an end');
    },
  };
  globalThis.mutants = mutants;
  return mutants;
}
