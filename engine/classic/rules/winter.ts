import { ordersOfSeat } from '../../core/orders-of-seat';
import type { StepResult, Verdict } from '../../game';
import { type Atlas, distance } from '../data/atlas';
import type { Event, Position, Unit } from '../types';
import { sortedUnits } from './retreats';
import { type Adjusting, adjusting, takeAdjustment, WINTER_REFUSALS } from './winter-orders';
import { nextYear } from './year-end';

/** One Winter (rule 11), and the beginning of the year after it. */
export function playWinter(
  atlas: Atlas,
  position: Position,
  lists: Readonly<Record<string, unknown>>,
): StepResult<Position> {
  const orders: Verdict[] = [];
  const disbanded: Event[] = [];
  const built: Event[] = [];
  const gone = new Set<Unit>();
  const come: Unit[] = [];
  for (const power of position.seats) {
    const winter = adjusting(atlas, position, power);
    for (const order of ordersOfSeat(lists, power)) orders.push(verdictOf(winter, order));
    const farthest = defaultRemovals(winter);
    orders.push(...defaultVerdicts(winter, farthest));
    for (const unit of [...winter.removed, ...farthest]) gone.add(unit);
    for (const unit of position.units)
      if (winter.removed.includes(unit)) disbanded.push({ type: 'disbanded', ...unit, cause: 'order' });
      else if (farthest.includes(unit)) disbanded.push({ type: 'disbanded', ...unit, cause: 'default' });
    for (const unit of sortedUnits(atlas, winter.built)) {
      come.push(unit);
      built.push({ type: 'built', ...unit });
    }
  }
  const units = sortedUnits(atlas, [...position.units.filter((unit) => !gone.has(unit)), ...come]);
  return {
    orders,
    position: nextYear(atlas, { ...position, units }),
    events: [...disbanded, ...built],
    outcome: null,
  };
}

function verdictOf(winter: Adjusting, order: unknown): Verdict {
  const { built, removed } = winter;
  const before = built.length + removed.length;
  const refusal = takeAdjustment(winter, order);
  const seat = winter.power;
  if (refusal) return { seat, order, result: 'rejected', reason: WINTER_REFUSALS[refusal] };
  if (built.length + removed.length === before) return { seat, order, result: 'waived', reason: '11.5' };
  return winter.due > 0
    ? { seat, order, result: 'built', reason: '11.3' }
    : { seat, order, result: 'disbanded', reason: '11.4' };
}

/** 11.6, 11.7 The defaults for adjustments without orders. */
function defaultVerdicts(winter: Adjusting, farthest: readonly Unit[]): readonly Verdict[] {
  const seat = winter.power;
  const waived = Math.max(0, winter.due - winter.built.length - winter.waived);
  return [
    ...Array.from({ length: waived }, () => ({
      seat,
      order: { type: 'WAIVE', default: true },
      result: 'waived',
      reason: '11.6',
    })),
    ...farthest.map(({ at }) => ({
      seat,
      order: { type: 'DISBAND', unit: winter.atlas.provinceOf(at).id, default: true },
      result: 'disbanded',
      reason: '11.7',
    })),
  ];
}

/** 11.7 The units that are removed by default: the farthest, a fleet before an army, then by English name. */
export function defaultRemovals({ atlas, position, power, due, removed }: Adjusting): readonly Unit[] {
  const missing = Math.max(0, -due - removed.length);
  if (missing === 0) return [];
  const { centres, provinceOf } = atlas;
  const owned = centres.filter(({ id }) => position.centres[id] === power);
  const far = (unit: Unit) =>
    Math.min(...owned.map((centre) => distance(provinceOf(unit.at), centre)), Number.MAX_SAFE_INTEGER);
  return position.units
    .filter((unit) => unit.power === power && !removed.includes(unit))
    .sort(
      (one, other) =>
        far(other) - far(one) ||
        Number(other.kind === 'fleet') - Number(one.kind === 'fleet') ||
        (provinceOf(one.at).name < provinceOf(other.at).name ? -1 : 1),
    )
    .slice(0, missing);
}
