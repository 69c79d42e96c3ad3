import type { Atlas } from '../data/atlas';
import type { DislodgedUnit, LocationId, Position, Power, Rule } from '../types';
import { fieldsOf } from './read-orders';
import { isOut } from './tally';

/** The reasons for refusing a retreat, with their rules (4.12). */
export const RETREAT_REFUSALS = {
  eliminated: '4.11',
  unreadable: '15.1',
  'not-an-object': '4.3',
  'wrong-phase': '4.11',
  'not-your-unit': '4.3',
  'no-place': '4.3',
  'which-coast': '4.7',
  'no-retreat': '9.4',
  'second-order': '4.4',
} as const satisfies Readonly<Record<string, Rule>>;
export type RetreatRefusal = keyof typeof RETREAT_REFUSALS;

/** The order of a dislodged unit: a place of its options, or null to disband. */
export interface Retreat {
  readonly unit: DislodgedUnit;
  readonly to: LocationId | null;
}

/** Reads one order of a retreat phase after the accepted ones, and adds it to them. */
export function takeRetreat(
  atlas: Atlas,
  position: Position,
  power: Power,
  order: unknown,
  taken: Retreat[],
): Retreat | RetreatRefusal {
  if (isOut(position, power)) return 'eliminated';
  const fields = fieldsOf(atlas, position, order);
  if (typeof fields === 'string') return fields;
  const { type, unit: name, to } = fields;
  if (type !== 'RETREAT' && type !== 'DISBAND') return 'wrong-phase';
  const province = atlas.findLocation(name)?.province;
  const unit = position.dislodged.find((one) => one.power === power && atlas.provinceOf(one.at) === province);
  if (!unit) return 'not-your-unit';
  const place = type === 'DISBAND' ? null : placeOf(atlas, unit, to);
  if (place === 'no-place' || place === 'which-coast' || place === 'no-retreat') return place;
  if (taken.some((retreat) => retreat.unit === unit)) return 'second-order';
  const retreat: Retreat = { unit, to: place };
  taken.push(retreat);
  return retreat;
}

/** 4.7, 9.4 The option that a retreat order means. */
function placeOf(
  atlas: Atlas,
  unit: DislodgedUnit,
  to: unknown,
): LocationId | 'no-place' | 'which-coast' | 'no-retreat' {
  const goal = atlas.findLocation(to);
  if (!goal) return 'no-place';
  const open = unit.options.filter((option) => atlas.provinceOf(option) === goal.province);
  const exact = open.find((option) => option === goal.id);
  if (exact) return exact;
  if (unit.kind === 'fleet' && goal.isCoast) return 'no-retreat';
  if (open.length > 1) return 'which-coast';
  return open[0] ?? 'no-retreat';
}
