import { type Atlas, type Location, type Province, touches } from '../data/atlas';
import type { Waters } from '../data/sea';
import { occupantOf, type UnitState, type WorkingCopy } from './working-copy';

/** Why a unit cannot move somewhere: 4.6 it could never get there, 4.7 the coast is missing or wrong. */
type MoveFault = 'impossible' | 'which-coast' | 'wrong-coast';

/** 4.6 Whether fleets now on water could carry an army from one province to another. */
export function hasRoute({ sea }: Atlas, fleets: Waters, from: Province, to: Province): boolean {
  return from.kind === 'coastal' && to.kind === 'coastal' && from !== to && sea.isJoined(fleets, from, to);
}

/** 4.6, 4.7 Where a unit with this destination arrives, or why it cannot. */
export function arrivalOf(
  copy: WorkingCopy,
  unit: UnitState,
  to: Location,
  via: boolean,
): Location | MoveFault {
  const { province } = to;
  if (province === unit.province) return 'impossible';
  if (unit.fleet) {
    if (via || !touches(true, unit.at, province)) return 'impossible';
    return berthOf(unit.at, to);
  }
  if (province.kind === 'water') return 'impossible';
  const overland = !via && touches(false, unit.at, province);
  return overland || hasRoute(copy.atlas, copy.fleets, unit.province, province)
    ? province.location
    : 'impossible';
}

/** 4.7 The coast at which a fleet arrives: the named one, or the only one it can reach. */
function berthOf(from: Location, to: Location): Location | MoveFault {
  if (to.isCoast) return from.fleetTo.includes(to) ? to : 'wrong-coast';
  const { coasts } = to.province;
  if (coasts.length === 0) return to;
  const reached = coasts.filter((coast) => from.fleetTo.includes(coast));
  return reached.length === 1 && reached[0] ? reached[0] : 'which-coast';
}

/** 4.8 Whether a unit can support the unit in a province to hold. */
export function canSupportHold(copy: WorkingCopy, unit: UnitState, at: Province): boolean {
  return touches(unit.fleet, unit.at, at) && occupantOf(copy, at) !== null;
}

/** 4.8 Whether a unit can support a move. A missing coast is allowed, an unreachable coast is not. */
export function canSupportMove(copy: WorkingCopy, unit: UnitState, from: Province, to: Location): boolean {
  const { province } = to;
  const aided = occupantOf(copy, from);
  if (aided === null || aided === unit || !touches(unit.fleet, unit.at, province)) return false;
  if (aided.fleet) {
    const arrival = arrivalOf(copy, aided, to, false);
    return arrival !== 'impossible' && arrival !== 'wrong-coast';
  }
  if (province === from || province.kind === 'water') return false;
  if (touches(false, aided.at, province)) return true;
  const { atlas, fleets } = copy;
  return hasRoute(atlas, unit.fleet ? atlas.sea.without(fleets, unit.province) : fleets, from, province);
}

/** 4.9 Whether a fleet can convoy: on water, an army from coast to coast, on a route that needs this fleet. */
export function canConvoy(copy: WorkingCopy, unit: UnitState, from: Province, to: Province): boolean {
  if (!unit.fleet || unit.province.kind !== 'water' || from === to) return false;
  if (from.kind !== 'coastal' || to.kind !== 'coastal') return false;
  const army = occupantOf(copy, from);
  if (army === null || army.fleet) return false;
  return copy.atlas.sea.isNeeded(unit.province, copy.fleets, from, to);
}
