/** Guards have names, operators numbers, which are faster to compare. */
export type MutantId = string | number;

/** The active mutant, and the mutants that were reached. The switches in the source read it. */
export interface Mutants {
  active: MutantId | null;
  /** Collects the switches that are reached; null when not needed. */
  seen: Set<MutantId> | null;
  /** The number of switches and loops passed, and the limit above which a loop counts as endless. */
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
