import type { StepResult, Verdict } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { DisbandCause, DislodgedUnit, Event, LocationId, Position, Power, Rule, Unit } from '../types';
import { fieldsOf, listOf } from './read-orders';
import { isOut } from './tally';
import { endTurn } from './year-end';

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

/** One retreat phase (rule 9), and its consequences. */
export function playRetreats(
  atlas: Atlas,
  position: Position,
  lists: Readonly<Record<string, unknown>>,
  options: Options,
): StepResult<Position> {
  const answers: (readonly [Power, unknown, Retreat | RetreatRefusal])[] = [];
  const taken: Retreat[] = [];
  for (const power of position.seats)
    for (const order of listOf(lists, power))
      answers.push([power, order, takeRetreat(atlas, position, power, order, taken)]);
  const orders: Verdict[] = [];
  for (const power of position.seats) {
    for (const [seat, order, answer] of answers)
      if (seat === power) orders.push(verdictOf(atlas, seat, order, answer, taken));
    for (const unit of position.dislodged)
      if (unit.power === power && !taken.some((retreat) => retreat.unit === unit))
        orders.push(defaultVerdict(atlas, unit));
  }
  const { units, events } = carriedOut(atlas, position, taken);
  const after: Position = { ...position, units, dislodged: [] };
  return { orders, ...endTurn(atlas, after, options, null, events) };
}

/** 9.5 The others that retreat to the same province. */
function colliding(atlas: Atlas, { unit, to }: Retreat, taken: readonly Retreat[]): readonly DislodgedUnit[] {
  if (to === null) return [];
  return taken.flatMap((other) =>
    other.unit !== unit && other.to !== null && atlas.provinceOf(other.to) === atlas.provinceOf(to)
      ? [other.unit]
      : [],
  );
}

function verdictOf(
  atlas: Atlas,
  seat: Power,
  order: unknown,
  answer: Retreat | RetreatRefusal,
  taken: readonly Retreat[],
): Verdict {
  if (typeof answer === 'string')
    return { seat, order, result: 'rejected', reason: RETREAT_REFUSALS[answer] };
  if (answer.to === null) return { seat, order, result: 'disbanded', reason: '9.4' };
  const others = colliding(atlas, answer, taken);
  if (others.length === 0) return { seat, order, result: 'retreated', reason: '9.4' };
  const by = others.map(({ at }) => atlas.provinceOf(at).id).sort();
  return { seat, order, result: 'collided', reason: '9.5', by };
}

function defaultVerdict(atlas: Atlas, { power, at }: DislodgedUnit): Verdict {
  const order = { unit: atlas.provinceOf(at).id, type: 'DISBAND', default: true };
  return { seat: power, order, result: 'disbanded', reason: '9.6' };
}

function carriedOut(
  atlas: Atlas,
  { units, dislodged }: Position,
  taken: readonly Retreat[],
): { readonly units: readonly Unit[]; readonly events: Event[] } {
  const arrived: Unit[] = [];
  const events: Event[] = [];
  for (const unit of dislodged) {
    const { power, kind, at } = unit;
    const retreat = taken.find((one) => one.unit === unit);
    const collides = retreat !== undefined && colliding(atlas, retreat, taken).length > 0;
    if (retreat?.to != null && !collides) {
      arrived.push({ power, kind, at: retreat.to });
      events.push({ type: 'retreated', power, kind, from: at, to: retreat.to });
      continue;
    }
    const cause: DisbandCause = collides ? 'collision' : retreat ? 'order' : 'default';
    events.push({ type: 'disbanded', power, kind, at, cause });
  }
  return { units: sortedUnits(atlas, [...units, ...arrived]), events };
}

/** Units by power, then place. */
export function sortedUnits({ sideOf }: Atlas, units: readonly Unit[]): readonly Unit[] {
  return [...units].sort(
    (one, other) => sideOf(one.power) - sideOf(other.power) || (one.at < other.at ? -1 : 1),
  );
}
