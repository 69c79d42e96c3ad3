import type { DislodgedUnit, Position, Power, Unit } from '../../../engine/classic/types';
import { type Accepted, type Fields, isAlive, judged } from './accepting';
import { provinceOf, reachOf, SPACES } from './board';
import { afterMoves, survivors, type Votes } from './closing';
import { Resolved } from './resolving';
import { type Lists, type Read, rejected, type Verdict } from './verdict';
import { dislodger, fateOf } from './verdicts';

interface Entry {
  readonly seat: Power;
  readonly order: unknown;
  /** The rule that refuses it, an accepted vote, or the accepted order. */
  readonly stands: string | Accepted | null;
}

/** Spring and Fall orders: rules 4 to 9. */
export function ordersPhase(position: Position, lists: Lists, lastYear?: number): Read {
  const entries = position.seats.flatMap((seat) => entriesOf(position, seat, lists[seat] ?? []));
  const accepted = entries.flatMap(({ stands }) => (stands && typeof stands !== 'string' ? [stands] : []));
  const world = new Resolved(position, accepted);
  const orders = entries.map(({ seat, order, stands }): Verdict => {
    if (typeof stands === 'string') return rejected(seat, order, stands);
    if (stands === null) return { seat, order, result: 'noted', reason: '4.10', by: [] };
    const fate = fateOf(position, world, stands);
    const isDefault = (order as Fields).default === true && fate.result === 'held';
    return { seat, order, ...fate, reason: isDefault ? '4.2' : fate.reason };
  });
  const units = position.units
    .filter((unit) => !dislodger(position, world, unit))
    .map((unit) => moved(world, unit));
  const dislodged = retreating(position, world, units);
  return { orders, position: afterMoves(position, units, dislodged, votesOf(position, entries), lastYear) };
}

/** The list of a seat, with the second order for a unit refused (4.4), then the defaults for missing orders. */
function entriesOf(position: Position, seat: Power, list: readonly unknown[]): readonly Entry[] {
  const ordered = new Set<Unit>();
  const entries = list.map((order): Entry => {
    const stands = judged(position, seat, order);
    if (stands === null || typeof stands === 'string') return { seat, order, stands };
    if (ordered.has(stands.unit)) return { seat, order, stands: '4.4' };
    ordered.add(stands.unit);
    return { seat, order, stands };
  });
  const silent = position.units
    .filter((unit) => unit.power === seat && !ordered.has(unit))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  const defaults = silent.map((unit): Entry => {
    const order = { unit: provinceOf(unit.at), type: 'HOLD', default: true };
    const stands: Accepted = { unit, type: 'HOLD', from: '', to: '', goal: '', at: null, viaConvoy: false };
    return { seat, order, stands };
  });
  return [...entries, ...defaults];
}

function moved(world: Resolved, unit: Unit): Unit {
  const move = world.moveFrom(provinceOf(unit.at));
  return move && world.value(move) === true ? { ...unit, at: move.goal } : unit;
}

/** 9.2 An empty province into which a move with a prevent strength failed. */
function contested(world: Resolved, units: readonly Unit[]): readonly string[] {
  return SPACES.map(({ id }) => id).filter(
    (id) =>
      units.every(({ at }) => provinceOf(at) !== id) &&
      world.movesInto(id).some((move) => world.value(move) !== true && world.prevent(move)[0] > 0),
  );
}

/** 9.2, 9.3 */
function retreating(position: Position, world: Resolved, units: readonly Unit[]): readonly DislodgedUnit[] {
  const shut = contested(world, units);
  const full = units.map(({ at }) => provinceOf(at));
  return position.units.flatMap((unit) => {
    const attacker = dislodger(position, world, unit);
    if (!attacker) return [];
    const closed = [...shut, ...full, ...(world.byConvoy(attacker) ? [] : [attacker.from])];
    const options = reachOf(unit).filter((location) => !closed.includes(provinceOf(location)));
    return options.length === 0 ? [] : [{ ...unit, by: attacker.from, options: [...options].sort() }];
  });
}

/** 12.3, 12.4 */
function votesOf(position: Position, entries: readonly Entry[]): Votes {
  const alive = survivors(position);
  const has = (power: Power, fits: (vote: Fields) => boolean) =>
    entries.some(({ seat, order, stands }) => seat === power && stands === null && fits(order as Fields));
  const conceded = alive.filter((winner) => {
    const others = alive.filter((power) => power !== winner);
    const gives = ({ vote, to }: Fields) => vote === 'concede' && to === winner;
    return others.length > 0 && others.every((power) => has(power, gives));
  });
  const drawn = alive.length > 0 && alive.every((power) => has(power, ({ vote }) => vote === 'draw'));
  const [only] = conceded;
  return { conceded: conceded.length === 1 && only && isAlive(position, only) ? only : null, drawn };
}
