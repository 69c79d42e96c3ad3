import { touches } from '../data/atlas';
import { NO, OPEN, occupantOf, type UnitState, type WorkingCopy } from './working-copy';

/** The relations of each order to others: routes, void orders, opposing moves, supports (5.3, 6.2, 7.1). */
export function linkOrders(copy: WorkingCopy): void {
  for (const unit of copy.units) if (unit.task === 'MOVE') chooseRoute(unit);
  for (const unit of copy.units) if (unit.task === 'CONVOY') linkConvoy(unit);
  for (const unit of copy.units) if (unit.task === 'MOVE') linkMove(copy, unit);
  for (const unit of copy.units) if (unit.task === 'SUPPORT') linkSupport(unit);
}

/** 7.5 A move goes by convoy if it cannot go overland, or if the order says so. */
function chooseRoute(unit: UnitState): void {
  if (unit.fleet || !unit.goal) return;
  unit.byConvoy = unit.via || !touches(false, unit.at, unit.goal.province);
}

/**
 * 7.1, 7.5 A fleet takes part in the convoy it was ordered to; a fleet of the same power makes the army go by convoy.
 */
function linkConvoy(unit: UnitState): void {
  const army = unit.aided;
  unit.isVoid = true;
  if (army === null || army.task !== 'MOVE' || army.goal?.province !== unit.goal?.province) return;
  if (unit.side === army.side) army.byConvoy = true;
  unit.nextCarrier = army.carrier;
  army.carrier = unit;
}

function linkMove(copy: WorkingCopy, unit: UnitState): void {
  const { goal } = unit;
  if (!goal) return;
  const { province } = goal;
  unit.isVoid = unit.byConvoy && !isConvoyed(copy, unit);
  unit.fate = unit.isVoid ? NO : OPEN;
  if (unit.byConvoy)
    for (let fleet = unit.carrier; fleet !== null; fleet = fleet.nextCarrier) {
      fleet.isVoid = false;
      fleet.fate = OPEN;
    }
  unit.nextMover = copy.movers[province.index] ?? null;
  copy.movers[province.index] = unit;
  const other = occupantOf(copy, province);
  if (other !== null && other.task === 'MOVE' && other.goal?.province === unit.province)
    if (!unit.byConvoy && !other.byConvoy) unit.faces = other;
}

/** 7.2 Whether the participating fleets form a chain. */
function isConvoyed({ atlas: { sea } }: WorkingCopy, unit: UnitState): boolean {
  let fleets = sea.none;
  for (let fleet = unit.carrier; fleet !== null; fleet = fleet.nextCarrier)
    fleets = sea.with(fleets, fleet.province);
  return fleets !== sea.none && unit.goal !== null && sea.isJoined(fleets, unit.province, unit.goal.province);
}

/** 6.2, 6.3 A support that does not match the other unit's order is void. */
function linkSupport(unit: UnitState): void {
  const { aided, goal } = unit;
  if (aided === null || goal === null) return;
  const moves = aided.task === 'MOVE' && aided.goal !== null;
  if (unit.forMove ? !moves || !isMoveTo(aided, unit) : moves) {
    unit.isVoid = true;
    return;
  }
  unit.fate = OPEN;
  unit.nextSupporter = aided.supporter;
  aided.supporter = unit;
}

/** Whether a unit moves to the destination and coast that a support names (6.3). An army has no coasts (1.5). */
function isMoveTo(aided: UnitState, { goal }: UnitState): boolean {
  if (aided.goal === null || goal === null || aided.goal.province !== goal.province) return false;
  return aided.fleet && goal.isCoast ? aided.goal === goal : true;
}
