import {
  type Attack,
  type Course,
  joined,
  type SpaceState,
  type UnitState,
  type WorkingCopy,
} from './working-copy';

/** 5.1 Classifies every legal MOVE and joins the contesting ones into attacks (7.1). */
export function classifyMoves(copy: WorkingCopy): void {
  for (const unitState of copy.units) {
    const { to } = unitState;
    if (!to) continue;
    to.movers = joined(to.movers, unitState);
    unitState.course = courseOf(unitState, to);
    if (unitState.course === 'reinforcement') to.joining += 1;
    if (unitState.course === 'same-terrain') joinAttack(unitState, to);
  }
}

function courseOf(unitState: UnitState, to: SpaceState): Course {
  if (isReinforcement(unitState, to)) return 'reinforcement';
  if (isBlocked(unitState, to)) return 'blocked';
  if (isExchange(unitState, to)) return 'exchange';
  return unitState.at.space.land === to.space.land ? 'same-terrain' : 'cross-terrain';
}

/** 5.2 A move to own units or an own Turreton on water, or to own units at the own home base. */
function isReinforcement(unitState: UnitState, to: SpaceState): boolean {
  if (to.holder !== unitState.side) return false;
  return !to.space.land || to.base === unitState.side;
}

/** 5.3 A friend on ordinary land that has no MOVE order blocks the move. */
function isBlocked(unitState: UnitState, to: SpaceState): boolean {
  return to.holder === unitState.side && sendsNobody(to);
}

/** Whether one of the units there has no MOVE order. */
function sendsNobody({ occupants }: SpaceState): boolean {
  for (const occupant of occupants) if (occupant.to === null) return true;
  return false;
}

/** 5.7 Two own units on ordinary land that would exchange spaces. */
function isExchange(unitState: UnitState, to: SpaceState): boolean {
  return (
    to.holder === unitState.side &&
    unitState.at.space.land &&
    unitState.at.base !== unitState.side &&
    to.occupants.some((occupant) => occupant.to === unitState.at)
  );
}

/** 5.4 Whether the unit follows a friend on ordinary land. */
export function isFollower(unitState: UnitState, to: SpaceState): boolean {
  return to.holder === unitState.side;
}

/** 7.1 All contesting moves of a faction into a space make one attack. */
function joinAttack(unitState: UnitState, to: SpaceState): void {
  let attack = attackOf(to, unitState);
  if (!attack) {
    attack = {
      side: unitState.side,
      at: to,
      power: 0,
      opposing: 0,
      defence: 0,
      result: 'entered',
    };
    to.attacks = joined(to.attacks, attack);
  }
  attack.power += 1;
  unitState.attack = attack;
}

function attackOf(spaceState: SpaceState, unitState: UnitState): Attack | undefined {
  for (const attack of spaceState.attacks) if (attack.side === unitState.side) return attack;
  return undefined;
}

/** 5.6 On water and at the own home base all enter; elsewhere only the lead does. */
export function isLead(unitState: UnitState, to: SpaceState): boolean {
  if (!to.space.land || to.base === unitState.side || to.movers.length === 1) return true;
  for (const mover of to.movers) if (mover !== unitState && goesBefore(mover, unitState)) return false;
  return true;
}

/**
 * Same-terrain moves take precedence over those across the shore, then the order of the list decides; moves that do not
 * occur are skipped.
 */
function goesBefore(mover: UnitState, unitState: UnitState): boolean {
  if (mover.side !== unitState.side || mover.course === 'blocked' || mover.course === 'exchange')
    return false;
  if (mover.course !== unitState.course) return mover.course === 'same-terrain';
  return mover.listed < unitState.listed;
}
