import type { StepResult, Verdict } from '../../game';
import { type Atlas, distance, type Province } from '../data/atlas';
import {
  type Event,
  KINDS,
  type Kind,
  type LocationId,
  type Position,
  type Power,
  type Rule,
  type Unit,
} from '../types';
import { type Fields, fieldsOf, listOf } from './read-orders';
import { sortedUnits } from './retreats';
import { isOut, openHomes } from './tally';
import { nextYear } from './year-end';

/** The reasons for refusing an adjustment, with their rules (4.12). */
export const WINTER_REFUSALS = {
  eliminated: '4.11',
  unreadable: '15.1',
  'not-an-object': '4.3',
  'wrong-phase': '4.11',
  'not-your-unit': '4.3',
  'nothing-to-remove': '11.4',
  'named-twice': '4.4',
  'enough-removed': '11.4',
  'no-place': '4.3',
  'no-kind': '4.3',
  'no-build': '11.3',
  'not-an-open-home': '11.3',
  'fleet-inland': '11.3',
  'which-coast': '4.7',
  'enough-built': '11.3',
  'nothing-to-waive': '11.5',
} as const satisfies Readonly<Record<string, Rule>>;
export type WinterRefusal = keyof typeof WINTER_REFUSALS;

/** A power's orders so far in a Winter. */
export interface Adjusting {
  readonly atlas: Atlas;
  readonly position: Position;
  readonly power: Power;
  /** Possible builds or, below 0, required removals. */
  readonly due: number;
  readonly built: Unit[];
  readonly removed: Unit[];
  waived: number;
}

/** A power's Winter before any order. */
export function adjusting(atlas: Atlas, position: Position, power: Power): Adjusting {
  const due = position.adjustments?.[power] ?? 0;
  return { atlas, position, power, due, built: [], removed: [], waived: 0 };
}

/**
 * Reads one order after the accepted ones, and adds it to them.
 * @returns why it is refused, or null
 */
export function takeAdjustment(winter: Adjusting, order: unknown): WinterRefusal | null {
  if (isOut(winter.position, winter.power)) return 'eliminated';
  const fields = fieldsOf(winter.atlas, winter.position, order);
  if (typeof fields === 'string') return fields;
  switch (fields.type) {
    case 'DISBAND':
      return takeRemoval(winter, fields);
    case 'BUILD':
      return takeBuild(winter, fields);
    case 'WAIVE':
      if (winter.built.length + winter.waived >= winter.due) return 'nothing-to-waive';
      winter.waived += 1;
      return null;
    default:
      return 'wrong-phase';
  }
}

/** 11.4 */
function takeRemoval(
  { atlas, position, power, due, removed }: Adjusting,
  { unit: name }: Fields,
): WinterRefusal | null {
  const province = atlas.findLocation(name)?.province;
  const unit = position.units.find((one) => one.power === power && atlas.provinceOf(one.at) === province);
  if (!unit) return 'not-your-unit';
  if (due >= 0) return 'nothing-to-remove';
  if (removed.includes(unit)) return 'named-twice';
  if (removed.length >= -due) return 'enough-removed';
  removed.push(unit);
  return null;
}

/** 11.3 */
function takeBuild(winter: Adjusting, { kind: given, at }: Fields): WinterRefusal | null {
  const { atlas, position, power, due, built, waived } = winter;
  const place = atlas.findLocation(at);
  const kind = KINDS.find((one) => one === given);
  if (!place) return 'no-place';
  if (!kind) return 'no-kind';
  const { province } = place;
  if (due <= 0) return 'no-build';
  if (!openHomes(atlas, position, power).includes(province.id)) return 'not-an-open-home';
  if (kind === 'fleet' && province.kind !== 'coastal') return 'fleet-inland';
  const berth = berthFor(kind, place.id, province);
  if (berth === null) return 'which-coast';
  if (built.some((unit) => atlas.provinceOf(unit.at) === province)) return 'named-twice';
  if (built.length + waived >= due) return 'enough-built';
  built.push({ power, kind, at: berth });
  return null;
}

/** 4.7 An army needs no coast, a fleet does if there are two. */
function berthFor(kind: Kind, at: LocationId, province: Province): LocationId | null {
  if (kind === 'army' || province.coasts.length === 0) return province.id;
  return province.coasts.some(({ id }) => id === at) ? at : null;
}

/** One Winter (rule 11), and the Spring after it. */
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
    for (const order of listOf(lists, power)) orders.push(verdictOf(winter, order));
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
    position: nextYear({ ...position, units }),
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
