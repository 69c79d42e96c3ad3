/** Which mutant is at work, and which have been come upon. The switches in the source ask it. */
export interface Mutants {
  active: string | null;
  /** Where the switches that are asked are noted; null while nobody wants to know. */
  seen: Set<string> | null;
  isOn(name: string): boolean;
}

declare global {
  var mutants: Mutants | undefined;
}

export function startMutants(): Mutants {
  const mutants: Mutants = {
    active: null,
    seen: null,
    isOn(name) {
      mutants.seen?.add(name);
      return mutants.active === name;
    },
  };
  globalThis.mutants = mutants;
  return mutants;
}
