/** A province with its neighbours, by its position in map order. */
interface Place {
  readonly index: number;
  readonly adj: readonly Place[];
}

/** A set of water provinces: one bit each, in a number as long as they fit, otherwise in a bigint. */
export type Waters = number | bigint;

/** The waters of a map, with the questions of convoys. Only its own functions make sets of them. */
export interface Sea {
  readonly none: Waters;
  /** The set with a province; land adds nothing. */
  with(waters: Waters, province: Place): Waters;
  without(waters: Waters, province: Place): Waters;
  /** 4.6, 7.2 Whether fleets on these waters form a chain from one province to another. */
  isJoined(fleets: Waters, from: Place, to: Place): boolean;
  /**
   * 4.9 Whether the fleet in this province is on a chain between two provinces that would be broken without it. On a map
   * with more chains than can be tried, a fleet that is connected with both provinces counts as needed.
   */
  isNeeded(fleet: Place, fleets: Waters, from: Place, to: Place): boolean;
}

/**
 * How many fleets of chains are tried. Finding a chain without shortcuts over a given place takes exponential time on some
 * maps, and variants come from anybody; Classic's own map takes 38 at most.
 */
const MOST_TRIED = 100_000;

/** The number of waters that fit in the bits of a number. */
const MOST_IN_A_NUMBER = 31;

/** The sea of a map. Without waters, as where a variant has no convoys, no chain exists. */
export function seaOf(provinces: readonly Place[], waters: readonly Place[]): Sea {
  return waters.length <= MOST_IN_A_NUMBER ? smallSea(provinces, waters) : largeSea(provinces, waters);
}

/** `adj`, so that coasts do not matter. */
function smallSea(provinces: readonly Place[], waters: readonly Place[]): Sea {
  const BIT = provinces.map((province) => {
    const at = waters.indexOf(province);
    return at < 0 ? 0 : 1 << at;
  });
  const NEXT_TO: readonly number[] = provinces.map(({ adj }) =>
    adj.reduce((set, { index }) => set | (BIT[index] ?? 0), 0),
  );
  const NEXT_TO_WATER: readonly number[] = waters.map(({ index }) => NEXT_TO[index] ?? 0);

  function isJoined(fleets: number, from: Place, to: Place): boolean {
    const goal = (NEXT_TO[to.index] ?? 0) & fleets;
    let reached = (NEXT_TO[from.index] ?? 0) & fleets;
    if (goal === 0) return false;
    let fresh = reached;
    while (fresh !== 0) {
      if ((reached & goal) !== 0) return true;
      fresh = spread(fresh) & fleets & ~reached;
      reached |= fresh;
    }
    return false;
  }

  function isNeeded(province: Place, fleets: number, from: Place, to: Place): boolean {
    const fleet = BIT[province.index] ?? 0;
    const start = (NEXT_TO[from.index] ?? 0) & fleets;
    const goal = (NEXT_TO[to.index] ?? 0) & fleets;
    if ((fleet & start & goal) !== 0) return true;
    if (start === 0 || goal === 0 || (fleet & fleets) === 0) return false;
    if (!reaches(fleet, fleets, start) || !reaches(fleet, fleets, goal)) return false;
    tried = 0;
    return leadsOver(fleet, start, fleets & ~start, goal);
  }

  let tried = 0;

  /**
   * Follows chains without shortcuts: only the first fleet touches the start, only the last the goal, and only
   * consecutive fleets are neighbours.
   * @param steps where the chain may continue
   * @param free the fleets that it may still use after that
   */
  function leadsOver(fleet: number, steps: number, free: number, goal: number): boolean {
    for (let left = steps; left !== 0; left &= left - 1) {
      tried += 1;
      if (tried > MOST_TRIED) return true;
      const step = left & -left;
      const next = NEXT_TO_WATER[31 - Math.clz32(step)] ?? 0;
      if ((step & goal) !== 0) {
        if (step === fleet) return true;
      } else if (step === fleet) {
        if (reaches(next & free, free & ~next, goal)) return true;
      } else if ((fleet & free) !== 0 && leadsOver(fleet, next & free, free & ~next, goal)) return true;
    }
    return false;
  }

  /** Whether a chain reaches the goal from here; without a fleet to pass, the shortest path has no shortcut. */
  function reaches(steps: number, free: number, goal: number): boolean {
    let reached = steps;
    let fresh = steps;
    while (fresh !== 0) {
      if ((reached & goal) !== 0) return true;
      fresh = spread(fresh) & free & ~reached;
      reached |= fresh;
    }
    return false;
  }

  function spread(set: number): number {
    let next = 0;
    for (let left = set; left !== 0; left &= left - 1)
      next |= NEXT_TO_WATER[31 - Math.clz32(left & -left)] ?? 0;
    return next;
  }

  return {
    none: 0,
    with: (set: number, { index }) => set | (BIT[index] ?? 0),
    without: (set: number, { index }) => set & ~(BIT[index] ?? 0),
    isJoined,
    isNeeded,
  };
}

/** The same for maps with more waters than a number has bits. */
function largeSea(provinces: readonly Place[], waters: readonly Place[]): Sea {
  const at = new Map(waters.map((water, index) => [water, BigInt(index)]));
  const BIT = provinces.map((province) => {
    const index = at.get(province);
    return index === undefined ? 0n : 1n << index;
  });
  const NEXT_TO: readonly bigint[] = provinces.map(({ adj }) =>
    adj.reduce((set, { index }) => set | (BIT[index] ?? 0n), 0n),
  );
  const WATERS = waters.map(({ index }) => ({ bit: BIT[index] ?? 0n, next: NEXT_TO[index] ?? 0n }));

  function reaches(steps: bigint, free: bigint, goal: bigint): boolean {
    let reached = steps;
    let fresh = steps;
    while (fresh !== 0n) {
      if ((reached & goal) !== 0n) return true;
      let next = 0n;
      for (const water of WATERS) if ((fresh & water.bit) !== 0n) next |= water.next;
      fresh = next & free & ~reached;
      reached |= fresh;
    }
    return false;
  }

  let tried = 0;

  function leadsOver(fleet: bigint, steps: bigint, free: bigint, goal: bigint): boolean {
    for (const { bit, next } of WATERS) {
      if ((steps & bit) === 0n) continue;
      tried += 1;
      if (tried > MOST_TRIED) return true;
      if ((bit & goal) !== 0n) {
        if (bit === fleet) return true;
      } else if (bit === fleet) {
        if (reaches(next & free, free & ~next, goal)) return true;
      } else if ((fleet & free) !== 0n && leadsOver(fleet, next & free, free & ~next, goal)) return true;
    }
    return false;
  }

  return {
    none: 0n,
    with: (set: bigint, { index }) => set | (BIT[index] ?? 0n),
    without: (set: bigint, { index }) => set & ~(BIT[index] ?? 0n),
    isJoined: (fleets: bigint, from, to) =>
      reaches((NEXT_TO[from.index] ?? 0n) & fleets, fleets, (NEXT_TO[to.index] ?? 0n) & fleets),
    isNeeded(province, fleets: bigint, from, to) {
      const fleet = BIT[province.index] ?? 0n;
      const start = (NEXT_TO[from.index] ?? 0n) & fleets;
      const goal = (NEXT_TO[to.index] ?? 0n) & fleets;
      if ((fleet & start & goal) !== 0n) return true;
      if (start === 0n || goal === 0n || (fleet & fleets) === 0n) return false;
      if (!reaches(fleet, fleets, start) || !reaches(fleet, fleets, goal)) return false;
      tried = 0;
      return leadsOver(fleet, start, fleets & ~start, goal);
    },
  };
}
