import type { DislodgedUnit, Position, Power } from '../../../engine/classic/types';
import { type Fields, isAlive, ownUnit } from './accepting';
import { isLocation, provinceOf } from './board';
import { afterMoves, NO_VOTES } from './closing';
import { type Lists, type Read, rejected, type Verdict } from './verdict';

interface Entry {
  readonly seat: Power;
  readonly order: unknown;
  readonly stands: string | { readonly unit: DislodgedUnit; readonly to: string | null };
}

/** Rule 9. */
export function retreatsPhase(position: Position, lists: Lists, lastYear?: number): Read {
  const entries = position.seats.flatMap((seat) => entriesOf(position, seat, lists[seat] ?? []));
  const goals = entries.flatMap(({ stands }) => (typeof stands === 'string' ? [] : [stands]));
  const rivalsOf = (unit: DislodgedUnit, to: string) =>
    goals.filter((one) => one.unit !== unit && one.to !== null && provinceOf(one.to) === provinceOf(to));
  const orders = entries.map(({ seat, order, stands }): Verdict => {
    if (typeof stands === 'string') return rejected(seat, order, stands);
    const { unit, to } = stands;
    const isDefault = (order as Fields).default === true;
    if (to === null) return { seat, order, result: 'disbanded', reason: isDefault ? '9.6' : '9.4', by: [] };
    const by = rivalsOf(unit, to).map((rival) => provinceOf(rival.unit.at));
    if (by.length > 0) return { seat, order, result: 'collided', reason: '9.5', by: by.sort() };
    return { seat, order, result: 'retreated', reason: '9.4', by: [] };
  });
  const arrived = goals.flatMap(({ unit, to }) => {
    const { power, kind } = unit;
    return to !== null && rivalsOf(unit, to).length === 0 ? [{ power, kind, at: to }] : [];
  });
  return { orders, position: afterMoves(position, [...position.units, ...arrived], [], NO_VOTES, lastYear) };
}

function entriesOf(position: Position, seat: Power, list: readonly unknown[]): readonly Entry[] {
  const ordered = new Set<DislodgedUnit>();
  const entries = list.map((order): Entry => {
    const stands = judged(position, seat, order);
    if (typeof stands === 'string') return { seat, order, stands };
    if (ordered.has(stands.unit)) return { seat, order, stands: '4.4' };
    ordered.add(stands.unit);
    return { seat, order, stands };
  });
  const silent = position.dislodged.filter((unit) => unit.power === seat && !ordered.has(unit));
  const defaults = silent.map((unit): Entry => {
    const order = { unit: provinceOf(unit.at), type: 'DISBAND', default: true };
    return { seat, order, stands: { unit, to: null } };
  });
  return [...entries, ...defaults];
}

function judged(position: Position, power: Power, given: unknown): Entry['stands'] {
  if (!isAlive(position, power)) return '4.11';
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return '4.3';
  const { type, unit: place, to } = given as Fields;
  if (type !== 'RETREAT' && type !== 'DISBAND') return '4.11';
  const unit = ownUnit(position.dislodged, power, place);
  if (unit === undefined) return '4.3';
  if (type === 'DISBAND') return { unit, to: null };
  if (!isLocation(to)) return '4.3';
  const open = unit.options.filter((location) => provinceOf(location) === provinceOf(to));
  const coastCounts = unit.kind === 'fleet' && open.some((location) => location.length > 3);
  if (!coastCounts) return open[0] === undefined ? '9.4' : { unit, to: open[0] };
  if (to.length > 3) return open.includes(to) ? { unit, to } : '9.4';
  return open.length === 1 && open[0] ? { unit, to: open[0] } : '4.7';
}
