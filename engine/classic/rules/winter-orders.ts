import type { Atlas, Province } from '../data/atlas';
import { KINDS, type Kind, type LocationId, type Position, type Power, type Rule, type Unit } from '../types';
import { type Fields, fieldsOf } from './read-orders';
import { isOut, openHomes } from './tally';

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
