import { eachAsked, fateOf } from './strengths';
import { type Fate, NO, OPEN, type UnitState, type WorkingCopy, YES } from './working-copy';

/**
 * Finds the outcome that satisfies all conditions (rule 8). Certain results are derived first; in a group of units that
 * depend on each other, fates are guessed and checked, as in Lucas Kruijswijk, "The Math of Adjudication" (2009); a
 * group without exactly one outcome is a ring of moves (5.9) or a paradox that stops its convoys (7.7, Szykman's rule).
 */
export function resolve(copy: WorkingCopy): void {
  let open = copy.units.filter((unit) => unit.fate === OPEN);
  while (true) {
    open = settle(copy, open);
    if (open.length === 0) return;
    untie(copy, firstGroup(copy, open));
  }
}

/**
 * 8.2 Derives certain results until nothing changes.
 * @returns the units that are still open
 */
function settle(copy: WorkingCopy, units: readonly UnitState[]): UnitState[] {
  let open = units as UnitState[];
  let before = -1;
  while (open.length > 0 && open.length !== before) {
    before = open.length;
    const left: UnitState[] = [];
    for (const unit of open) {
      if (unit.fate === OPEN) unit.fate = fateOf(copy, unit);
      if (unit.fate === OPEN) left.push(unit);
    }
    open = left;
  }
  return open;
}

/** 8.3 A group in which all depend on each other, and on nothing open outside: Tarjan's first component. */
function firstGroup(copy: WorkingCopy, open: readonly UnitState[]): readonly UnitState[] {
  for (const unit of open) unit.visit = 0;
  const path: UnitState[] = [];
  let count = 0;
  const search = (unit: UnitState): readonly UnitState[] | null => {
    count += 1;
    unit.visit = count;
    unit.low = count;
    path.push(unit);
    let group: readonly UnitState[] | null = null;
    eachAsked(copy, unit, (asked) => {
      if (group !== null) return;
      if (asked.visit === 0) group = search(asked);
      unit.low = Math.min(unit.low, asked.low);
    });
    return group ?? (unit.low === unit.visit ? path.slice(path.indexOf(unit)) : null);
  };
  const [first] = open;
  return (first && search(first)) ?? [];
}

/** 8.4 Gives a group its only outcome; otherwise stops its convoys, or lets its moves succeed if it has none. */
function untie(copy: WorkingCopy, group: readonly UnitState[]): void {
  const outcomes: Fate[][] = [];
  guess(copy, group, outcomes);
  const [only] = outcomes;
  if (only && outcomes.length === 1) {
    group.forEach((unit, at) => {
      unit.fate = only[at] ?? NO;
    });
    return;
  }
  const convoys = group.filter(({ task }) => task === 'CONVOY');
  for (const fleet of convoys) {
    fleet.takenOut = true;
    fleet.fate = NO;
  }
  if (convoys.length > 0) copy.paradoxes.push(convoys);
  else for (const unit of group) if (unit.task === 'MOVE') unit.fate = YES;
}

/**
 * Collects the outcomes of a group, at most two: guesses one unit's fate, derives the consequences, and continues
 * guessing.
 */
function guess(copy: WorkingCopy, group: readonly UnitState[], outcomes: Fate[][]): void {
  const before = group.map(({ fate }) => fate);
  settle(
    copy,
    group.filter(({ fate }) => fate === OPEN),
  );
  if (isConsistent(copy, group)) {
    const unit = group.find(({ fate }) => fate === OPEN);
    if (unit === undefined) outcomes.push(group.map(({ fate }) => fate));
    else
      for (const fate of [YES, NO] as const) {
        if (outcomes.length > 1) break;
        unit.fate = fate;
        guess(copy, group, outcomes);
        unit.fate = OPEN;
      }
  }
  group.forEach((unit, at) => {
    unit.fate = before[at] ?? OPEN;
  });
}

/** Whether all fates in a group, guessed or derived, satisfy their conditions. */
function isConsistent(copy: WorkingCopy, group: readonly UnitState[]): boolean {
  return group.every((unit) => {
    if (unit.fate === OPEN) return true;
    const fate = fateOf(copy, unit);
    return fate === OPEN || fate === unit.fate;
  });
}
