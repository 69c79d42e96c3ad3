import type { Side } from '../data/atlas';
import {
  type Fate,
  firstMover,
  NO,
  OPEN,
  occupantOf,
  type UnitState,
  type WorkingCopy,
  YES,
} from './working-copy';

/**
 * The conditions of rules 5 to 7 with the present knowledge. A strength is its minimum and maximum in one number: least
 * * SPAN + most. A condition's best and worst case agree with these bounds, because anything open either helps a move
 * or hinders it, never both.
 */
const SPAN = 64;
const NOTHING = 0;

function least(strength: number): number {
  return Math.floor(strength / SPAN);
}

function most(strength: number): number {
  return strength % SPAN;
}

/** 1 + the given supports of a unit's move or hold, excluding those of one power if one is named. */
function supported(unit: UnitState, without: Side | null): number {
  let strength = SPAN + 1;
  for (let supporter = unit.supporter; supporter !== null; supporter = supporter.nextSupporter) {
    if (supporter.fate === NO || supporter.side === without) continue;
    strength += supporter.fate === YES ? SPAN + 1 : 1;
  }
  return strength;
}

/** 7.2 Whether a move's route is open: its carrying fleets form a chain. Overland it always is. */
export function routeOf(copy: WorkingCopy, move: UnitState): Fate {
  if (!move.byConvoy) return YES;
  if (move.isVoid || move.goal === null) return NO;
  const { sea } = copy.atlas;
  let carrying = sea.none;
  let perhaps = sea.none;
  for (let fleet = move.carrier; fleet !== null; fleet = fleet.nextCarrier) {
    if (fleet.fate === YES) carrying = sea.with(carrying, fleet.province);
    if (fleet.fate !== NO) perhaps = sea.with(perhaps, fleet.province);
  }
  const { province } = move.goal;
  if (sea.isJoined(carrying, move.province, province)) return YES;
  return carrying !== perhaps && sea.isJoined(perhaps, move.province, province) ? OPEN : NO;
}

/** 5.4 The attack strength of a move. */
function attack(move: UnitState, other: UnitState | null, route: Fate): number {
  if (route === NO) return NOTHING;
  const strength = attackOnRoute(move, other);
  return route === YES ? strength : most(strength);
}

function attackOnRoute(move: UnitState, other: UnitState | null): number {
  if (other === null) return supported(move, null);
  const leaves = other.task === 'MOVE' && move.faces !== other ? other.fate : NO;
  if (leaves === YES) return supported(move, null);
  const against = other.side === move.side ? NOTHING : supported(move, other.side);
  return leaves === NO ? against : least(against) * SPAN + most(supported(move, null));
}

/**
 * 5.5, 5.6 The strength that a move has to beat at its goal: the defence of the opposing move, or else the hold
 * strength.
 */
function resistance(move: UnitState, other: UnitState | null): number {
  if (other === null) return NOTHING;
  if (move.faces === other || other.task !== 'MOVE') return supported(other, null);
  if (other.fate === YES) return NOTHING;
  return other.fate === NO ? SPAN + 1 : 1;
}

/** 5.7 The prevent strength of a move against its rivals. */
function prevent(copy: WorkingCopy, rival: UnitState): number {
  const route = routeOf(copy, rival);
  const met = rival.faces === null ? NO : rival.faces.fate;
  if (route === NO || met === YES) return NOTHING;
  const strength = supported(rival, null);
  return route === YES && met === NO ? strength : most(strength);
}

/** 5.8 Whether a move succeeds. */
function moveFate(copy: WorkingCopy, move: UnitState): Fate {
  if (move.goal === null) return NO;
  const { province } = move.goal;
  const other = occupantOf(copy, province);
  const route = routeOf(copy, move);
  const strength = attack(move, other, route);
  const target = resistance(move, other);
  if (most(strength) <= least(target)) return NO;
  let certain = route === YES && least(strength) > most(target);
  for (let rival = firstMover(copy, province); rival !== null; rival = rival.nextMover) {
    if (rival === move) continue;
    const against = prevent(copy, rival);
    if (most(strength) <= least(against)) return NO;
    if (least(strength) <= most(against)) certain = false;
  }
  return certain ? YES : OPEN;
}

/**
 * 6.4, 6.5, 6.7 Whether an attacker may cut a support without dislodging it: another power's attack, from another
 * province.
 */
export function mayCut(attacker: UnitState, support: UnitState): boolean {
  return attacker.side !== support.side && attacker.province !== support.goal?.province;
}

/** 6.4 to 6.7 Whether a support is given. */
function supportFate(copy: WorkingCopy, support: UnitState): Fate {
  let fate: Fate = YES;
  for (let mover = firstMover(copy, support.province); mover !== null; mover = mover.nextMover) {
    const cut = mayCut(mover, support) ? routeOf(copy, mover) : NO;
    if (cut === YES || mover.fate === YES) return NO;
    if (cut === OPEN || mover.fate === OPEN) fate = OPEN;
  }
  return fate;
}

/** 8.1 Whether a convoy carries: its fleet is not dislodged, and 7.7 has not removed it. */
function convoyFate(copy: WorkingCopy, fleet: UnitState): Fate {
  if (fleet.takenOut) return NO;
  let fate: Fate = YES;
  for (let mover = firstMover(copy, fleet.province); mover !== null; mover = mover.nextMover) {
    if (mover.fate === YES) return NO;
    if (mover.fate === OPEN) fate = OPEN;
  }
  return fate;
}

/** 8.1 The result of a unit's condition with the present knowledge of the others. It never uses the unit's own fate. */
export function fateOf(copy: WorkingCopy, unit: UnitState): Fate {
  switch (unit.task) {
    case 'MOVE':
      return moveFate(copy, unit);
    case 'SUPPORT':
      return supportFate(copy, unit);
    case 'CONVOY':
      return convoyFate(copy, unit);
    case 'HOLD':
      return NO;
  }
}

/** 8.3 Passes the open units on which a unit's condition depends to `show`. */
export function eachAsked(copy: WorkingCopy, unit: UnitState, show: (asked: UnitState) => void): void {
  const ask = (asked: UnitState | null) => {
    if (asked !== null && asked.fate === OPEN) show(asked);
  };
  const askSupports = (aided: UnitState) => {
    for (let one = aided.supporter; one !== null; one = one.nextSupporter) ask(one);
  };
  const askRoute = (move: UnitState) => {
    if (!move.byConvoy) return;
    for (let fleet = move.carrier; fleet !== null; fleet = fleet.nextCarrier) ask(fleet);
  };
  const place = unit.task === 'MOVE' ? unit.goal?.province : unit.province;
  if (!place) return;
  for (let mover = firstMover(copy, place); mover !== null; mover = mover.nextMover) {
    if (unit.task === 'MOVE') {
      askSupports(mover);
      askRoute(mover);
      if (mover !== unit) ask(mover.faces);
    } else {
      ask(mover);
      if (unit.task === 'SUPPORT' && mayCut(mover, unit)) askRoute(mover);
    }
  }
  if (unit.task !== 'MOVE') return;
  const other = occupantOf(copy, place);
  if (other === null) return;
  if (other.task !== 'MOVE' || unit.faces === other) askSupports(other);
  else ask(other);
}

/** The strengths of a move once all fates are known (5.4 to 5.7). */
export function settledAttack(copy: WorkingCopy, move: UnitState): number {
  const other = move.goal === null ? null : occupantOf(copy, move.goal.province);
  return most(attack(move, other, routeOf(copy, move)));
}

export function settledResistance(move: UnitState, other: UnitState): number {
  return most(resistance(move, other));
}

export function settledPrevent(copy: WorkingCopy, rival: UnitState): number {
  return most(prevent(copy, rival));
}
