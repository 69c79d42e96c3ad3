import { ordersOfSeat } from '../../core/orders-of-seat';
import type { StepResult, Verdict } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { DisbandCause, DislodgedUnit, Event, Position, Power, Unit } from '../types';
import { RETREAT_REFUSALS, type Retreat, type RetreatRefusal, takeRetreat } from './retreat-orders';
import { endTurn } from './year-end';

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
    for (const order of ordersOfSeat(lists, power))
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
