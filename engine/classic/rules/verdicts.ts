import type { Verdict } from '../../game';
import type { Province } from '../data/atlas';
import type { ProvinceId, Rule } from '../types';
import { type Entry, REFUSALS } from './read-orders';
import { mayCut, routeOf, settledAttack, settledPrevent, settledResistance } from './strengths';
import { firstMover, occupantOf, type UnitState, type WorkingCopy, YES } from './working-copy';

/** 15.3 The verdict of one entry of a power's list. */
export function verdictOf(copy: WorkingCopy, { side, order, unit, refusal, vote }: Entry): Verdict {
  const seat = copy.atlas.powerOf(side);
  if (refusal !== null) return { seat, order, result: 'rejected', reason: REFUSALS[refusal] };
  if (vote || unit === null) return { seat, order, result: 'noted', reason: '4.10' };
  return unitVerdict(copy, unit, order, '4.1');
}

/** 4.2 The verdict of a unit without an accepted order. */
export function defaultVerdict(copy: WorkingCopy, unit: UnitState): Verdict {
  return unitVerdict(copy, unit, { unit: unit.province.id, type: 'HOLD', default: true }, '4.2');
}

function unitVerdict(copy: WorkingCopy, unit: UnitState, order: unknown, held: Rule): Verdict {
  const seat = unit.unit.power;
  if (unit.dislodgedBy !== null)
    return { seat, order, result: 'dislodged', reason: '5.12', by: [unit.dislodgedBy.province.id] };
  switch (unit.task) {
    case 'HOLD':
      return { seat, order, result: 'held', reason: held };
    case 'MOVE':
      return moveVerdict(copy, unit, order);
    case 'SUPPORT':
      return supportVerdict(copy, unit, order);
    case 'CONVOY':
      if (unit.isVoid) return { seat, order, result: 'void', reason: '7.1' };
      return unit.takenOut
        ? { seat, order, result: 'disrupted', reason: '7.7' }
        : { seat, order, result: 'given', reason: '7.1' };
  }
}

function moveVerdict(copy: WorkingCopy, move: UnitState, order: unknown): Verdict {
  const seat = move.unit.power;
  if (move.fate === YES) return { seat, order, result: 'succeeded', reason: '5.8' };
  if (move.isVoid) return { seat, order, result: 'void', reason: '7.2' };
  if (routeOf(copy, move) !== YES) return disrupted(move, order);
  return bounced(copy, move, order);
}

/** 7.3, 7.7 Caused by the participating fleets that did not carry. */
function disrupted(move: UnitState, order: unknown): Verdict {
  const failed: Province[] = [];
  let reason = '7.3';
  for (let fleet = move.carrier; fleet !== null; fleet = fleet.nextCarrier) {
    if (fleet.fate === YES) continue;
    failed.push(fleet.province);
    if (fleet.takenOut) reason = '7.7';
  }
  return { seat: move.unit.power, order, result: 'disrupted', reason, by: inMapOrder(failed) };
}

/** 5.4 to 5.8 Caused by the rivals and the unit at the goal that are as strong as the attack. */
function bounced(copy: WorkingCopy, move: UnitState, order: unknown): Verdict {
  const seat = move.unit.power;
  const province = (move.goal as NonNullable<UnitState['goal']>).province;
  const attack = settledAttack(copy, move);
  const by: Province[] = [];
  for (let rival = firstMover(copy, province); rival !== null; rival = rival.nextMover) {
    if (rival === move) continue;
    const prevent = settledPrevent(copy, rival);
    if (prevent > 0 && prevent >= attack) by.push(rival.province);
  }
  const other = occupantOf(copy, province);
  let reason: Rule = '5.7';
  if (
    other !== null &&
    !(other.task === 'MOVE' && other.fate === YES) &&
    settledResistance(move, other) >= attack
  ) {
    by.push(province);
    reason = other.side === move.side ? '5.10' : move.faces === other ? '5.6' : '5.5';
  }
  return { seat, order, result: 'bounced', reason, by: inMapOrder(by) };
}

function supportVerdict(copy: WorkingCopy, support: UnitState, order: unknown): Verdict {
  const seat = support.unit.power;
  if (support.isVoid)
    return { seat, order, result: 'void', reason: support.forMove && isOtherCoast(support) ? '6.3' : '6.2' };
  if (support.fate === YES) return { seat, order, result: 'given', reason: '6.1' };
  const by: Province[] = [];
  for (let mover = firstMover(copy, support.province); mover !== null; mover = mover.nextMover)
    if (mayCut(mover, support) && routeOf(copy, mover) === YES) by.push(mover.province);
  return { seat, order, result: 'cut', reason: '6.4', by: inMapOrder(by) };
}

function isOtherCoast({ aided, goal }: UnitState): boolean {
  return aided?.task === 'MOVE' && aided.goal?.province === goal?.province;
}

export function inMapOrder(provinces: readonly Province[]): readonly ProvinceId[] {
  if (provinces.length === 1 && provinces[0]) return [provinces[0].id];
  return [...provinces].sort((one, other) => one.index - other.index).map(({ id }) => id);
}
