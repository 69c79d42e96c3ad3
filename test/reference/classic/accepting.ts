import { POWERS, type Position, type Power, type Unit } from '../../../engine/classic/types';
import {
  chainExists,
  coastsOf,
  fleetsAtSea,
  isCoastal,
  isLocation,
  isWater,
  provinceOf,
  reachOf,
  someChainNeeds,
  touches,
  unitIn,
} from './board';

export type Fields = Readonly<Record<string, unknown>>;

/** An accepted unit order, with spaces as provinces and the intended coast (4.7). */
export interface Accepted {
  readonly unit: Unit;
  readonly type: 'HOLD' | 'MOVE' | 'SUPPORT' | 'CONVOY';
  readonly from: string;
  readonly to: string;
  /** The location of a move's goal, or the coast that a support names. */
  readonly goal: string;
  readonly at: string | null;
  readonly viaConvoy: boolean;
}

/** The rule that refuses an order of an orders phase, or the accepted order; `null` for an accepted vote. */
export function judged(position: Position, power: Power, given: unknown): string | Accepted | null {
  if (position.phase === 'finished' || !isAlive(position, power)) return '4.11';
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return '4.3';
  const order = given as Fields;
  if (order.type === 'VOTE')
    return position.phase !== 'orders' ? '4.11' : votes(position, power, order) ? null : '4.10';
  const type = ['HOLD', 'MOVE', 'SUPPORT', 'CONVOY'].find((name) => name === order.type);
  if (position.phase !== 'orders' || type === undefined) return '4.11';
  const unit = ownUnit(position.units, power, order.unit);
  if (unit === undefined) return '4.3';
  const plain = { unit, from: '', to: '', goal: '', at: null, viaConvoy: false };
  if (type === 'MOVE') return judgedMove(position, unit, order, plain);
  if (type === 'SUPPORT') return judgedSupport(position, unit, order, plain);
  if (type === 'CONVOY') return judgedConvoy(position, unit, order, plain);
  return { ...plain, type: 'HOLD' };
}

type Plain = Omit<Accepted, 'type'>;

export const isAlive = (position: Position, power: Power): boolean =>
  position.seats.includes(power) && position.eliminated.every((one) => one.power !== power);

export function ownUnit<T extends Unit>(units: readonly T[], power: Power, place: unknown): T | undefined {
  if (!isLocation(place)) return undefined;
  return units.find((unit) => unit.power === power && provinceOf(unit.at) === provinceOf(place));
}

function votes(position: Position, power: Power, { vote, to }: Fields): boolean {
  if (vote === 'draw') return true;
  const other = POWERS.find((one) => one === to);
  return vote === 'concede' && other !== undefined && other !== power && isAlive(position, other);
}

/** 4.6 Whether a unit could go there, whatever other orders there are; coasts are ignored. */
function canGo(position: Position, unit: Unit, to: string, viaConvoy: boolean, without = ''): boolean {
  if (provinceOf(unit.at) === to) return false;
  if (unit.kind === 'fleet') return touches(unit, to) && !viaConvoy;
  if (isWater(to)) return false;
  if (touches(unit, to) && !viaConvoy) return true;
  const from = provinceOf(unit.at);
  const fleets = fleetsAtSea(position).filter((fleet) => fleet !== without);
  return isCoastal(from) && isCoastal(to) && chainExists(from, to, fleets);
}

function judgedMove(position: Position, unit: Unit, order: Fields, plain: Plain): string | Accepted {
  const { to, viaConvoy = false } = order;
  if (!isLocation(to) || typeof viaConvoy !== 'boolean') return '4.3';
  const province = provinceOf(to);
  if (!canGo(position, unit, province, viaConvoy)) return '4.6';
  const goal = unit.kind === 'army' ? province : coastFor(unit, to);
  if (goal === undefined) return '4.7';
  return { ...plain, type: 'MOVE', from: provinceOf(unit.at), to: province, goal, viaConvoy };
}

/** 4.7 The coast that a fleet goes to; nothing where it must be named, or cannot be reached. */
export function coastFor(unit: Unit, to: string): string | undefined {
  const open = reachOf(unit).filter((location) => provinceOf(location) === provinceOf(to));
  if (coastsOf(provinceOf(to)).length === 0) return open[0];
  if (to === provinceOf(to)) return open.length === 1 ? open[0] : undefined;
  return open.find((location) => location === to);
}

function judgedSupport(position: Position, unit: Unit, order: Fields, plain: Plain): string | Accepted {
  const has = (field: string) => order[field] !== undefined;
  const own = provinceOf(unit.at);
  if (has('at')) {
    if (has('from') || has('to') || !isLocation(order.at)) return '4.3';
    const at = provinceOf(order.at);
    if (at === own || !touches(unit, at) || !unitIn(position, at)) return '4.8';
    return { ...plain, type: 'SUPPORT', at };
  }
  if (!isLocation(order.from) || !isLocation(order.to)) return '4.3';
  const from = provinceOf(order.from);
  const to = provinceOf(order.to);
  const aided = unitIn(position, from);
  if (from === own || !touches(unit, to) || aided === undefined) return '4.8';
  if (!canGo(position, aided, to, false, own)) return '4.8';
  const coast = order.to === to || aided.kind === 'army' ? '' : order.to;
  if (coast !== '' && !reachOf(aided).includes(coast)) return '4.8';
  return { ...plain, type: 'SUPPORT', from, to, goal: coast };
}

function judgedConvoy(position: Position, unit: Unit, order: Fields, plain: Plain): string | Accepted {
  if (!isLocation(order.from) || !isLocation(order.to)) return '4.3';
  const from = provinceOf(order.from);
  const to = provinceOf(order.to);
  const fleets = fleetsAtSea(position);
  if (!fleets.includes(unit.at) || unitIn(position, from)?.kind !== 'army') return '4.9';
  if (from === to || !isCoastal(from) || !isCoastal(to)) return '4.9';
  if (!someChainNeeds(from, to, fleets, unit.at)) return '4.9';
  return { ...plain, type: 'CONVOY', from, to };
}
