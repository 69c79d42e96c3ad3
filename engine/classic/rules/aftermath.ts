import type { Location, Province } from '../data/atlas';
import type { DislodgedUnit, Event, LocationId, Unit } from '../types';
import { settledPrevent } from './strengths';
import { inMapOrder } from './verdicts';
import { firstMover, NO, occupantOf, type UnitState, type WorkingCopy, YES } from './working-copy';

/** The board after the moves. */
export interface Aftermath {
  /** By power, then place. */
  readonly units: readonly Unit[];
  /** Units that can retreat, by power, then place. */
  readonly dislodged: readonly DislodgedUnit[];
  readonly events: Event[];
}

/** 9.1 to 9.3 Carries out the moves, and lists where dislodged units may go. */
export function carryOut(copy: WorkingCopy): Aftermath {
  const after: (UnitState | null)[] = copy.atlas.nothing.slice();
  const events: Event[] = [];
  const beaten: UnitState[] = [];
  markDislodged(copy);
  for (const unit of copy.units) {
    if (unit.task === 'MOVE' && unit.fate === YES && unit.goal) {
      after[unit.goal.province.index] = unit;
      const { power, kind, at } = unit.unit;
      events.push({ type: 'moved', power, kind, from: at, to: unit.goal.id });
    } else if (unit.dislodgedBy !== null) beaten.push(unit);
    else after[unit.province.index] = unit;
  }
  const contested = contestedIn(copy, after, events);
  paradoxEvents(copy, events);
  return { units: unitsOf(copy, after), dislodged: retreating(beaten, after, contested, events), events };
}

/** 5.12 */
function markDislodged(copy: WorkingCopy): void {
  for (const unit of copy.units) {
    if (unit.task !== 'MOVE' || unit.fate !== YES || !unit.goal) continue;
    const other = occupantOf(copy, unit.goal.province);
    if (other !== null && !(other.task === 'MOVE' && other.fate === YES)) other.dislodgedBy = unit;
  }
}

/** 9.2 The empty provinces in which a move with a prevent strength failed, by province index. */
function contestedIn(
  copy: WorkingCopy,
  after: readonly (UnitState | null)[],
  events: Event[],
): readonly boolean[] {
  const contested: boolean[] = [];
  for (const province of copy.atlas.provinces) {
    if (after[province.index]) continue;
    const from: Province[] = [];
    for (let mover = firstMover(copy, province); mover !== null; mover = mover.nextMover)
      if (mover.fate === NO && settledPrevent(copy, mover) > 0) from.push(mover.province);
    if (from.length === 0) continue;
    contested[province.index] = true;
    events.push({ type: 'standoff', at: province.id, from: inMapOrder(from) });
  }
  return contested;
}

function paradoxEvents({ paradoxes }: WorkingCopy, events: Event[]): void {
  if (paradoxes.length === 0) return;
  const groups = paradoxes.map((fleets) => inMapOrder(fleets.map(({ province }) => province)));
  const byFirst = groups.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  for (const at of byFirst) events.push({ type: 'paradox', at });
}

function unitsOf({ atlas }: WorkingCopy, after: readonly (UnitState | null)[]): readonly Unit[] {
  const bySide: Unit[][] = atlas.powers.map(() => []);
  for (const state of after) {
    if (!state) continue;
    const { unit, side, task, fate, goal } = state;
    const moved = task === 'MOVE' && fate === YES && goal;
    bySide[side]?.push(moved ? { power: unit.power, kind: unit.kind, at: goal.id } : unit);
  }
  return ([] as Unit[]).concat(...bySide);
}

/** 9.2, 9.3 Units with an option retreat, others are disbanded at once. */
function retreating(
  beaten: readonly UnitState[],
  after: readonly (UnitState | null)[],
  contested: readonly boolean[],
  events: Event[],
): readonly DislodgedUnit[] {
  const dislodged: DislodgedUnit[] = [];
  const lost: Event[] = [];
  for (const state of beaten) {
    const attacker = state.dislodgedBy as UnitState;
    const { power, kind, at } = state.unit;
    const options = optionsOf(state, attacker, after, contested);
    const unit: DislodgedUnit = { power, kind, at, by: attacker.province.id, options };
    events.push({ type: 'dislodged', ...unit });
    if (options.length > 0) dislodged.push(unit);
    else lost.push({ type: 'disbanded', power, kind, at, cause: 'no-retreat' });
  }
  events.push(...lost);
  return dislodged;
}

/** 9.2 */
function optionsOf(
  { fleet, at, province }: UnitState,
  attacker: UnitState,
  after: readonly (UnitState | null)[],
  contested: readonly boolean[],
): readonly LocationId[] {
  const closed = attacker.byConvoy ? null : attacker.province;
  const isOpen = (place: Location) =>
    place.province !== closed && !after[place.province.index] && !contested[place.province.index];
  return (fleet ? at.fleetTo : province.armyTo).filter(isOpen).map(({ id }) => id);
}
