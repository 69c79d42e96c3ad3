import { copied } from '../../core/copied';
import type { SeatId } from '../../game';
import { HOOD_IDS } from '../data/map';
import type { Event } from '../event-types';
import type { Options } from '../options';
import type { Holding, HoodId, Position, View } from '../types';
import type { Chance } from './chance';

export { bySeat, ofSeat } from '../../core/by-seat';

/** The working copy of a position during one adjudication: a copy that the rules change, the dice, and the events so far. */
export interface WorkingCopy {
  readonly position: Position;
  readonly options: Options;
  readonly chance: Chance;
  readonly events: Event[];
}

/** A working copy of a position, with no events yet. */
export function workingCopyOf(position: Position, options: Options, chance: Chance): WorkingCopy {
  return { position: copied(position), options, chance, events: [] };
}

export function holdingOf(view: Pick<View, 'hoods'>, hood: HoodId): Holding {
  const holding = view.hoods[hood];
  if (!holding) throw new RangeError(`no neighbourhood ${hood}`);
  return holding;
}

/** The hoods of a seat in map order; with null the neutral ones. */
export function hoodsOf(view: Pick<View, 'hoods'>, seat: SeatId | null): readonly HoodId[] {
  return HOOD_IDS.filter((hood) => view.hoods[hood]?.owner === seat);
}

export function owns(view: Pick<View, 'hoods'>, seat: SeatId, hood: HoodId): boolean {
  return view.hoods[hood]?.owner === seat;
}

/** 13.7 Playing or vacant: scored, ranked, and with turns of its own. */
export function inPlay(view: Pick<View, 'status'>, seat: SeatId): boolean {
  const status = view.status[seat];
  return status === 'playing' || status === 'vacant';
}

/** The seats in play, in turn order. */
export function seatsInPlay(view: Pick<View, 'status' | 'order'>): readonly SeatId[] {
  return view.order.filter((seat) => inPlay(view, seat));
}

/** The hood with most units, ties by map order. */
export function strongest(view: Pick<View, 'hoods'>, hoods: readonly HoodId[]): HoodId | undefined {
  return best(hoods, (hood) => holdingOf(view, hood).units);
}

/** The first of those with the highest value. */
export function best<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = worth(one);
    if (value <= highest) continue;
    found = one;
    highest = value;
  }
  return found;
}

/** Adds units to a hood, or removes them, and records the event. */
export function changeUnits({ position, events }: WorkingCopy, at: HoodId, change: number): void {
  holdingOf(position, at).units += change;
  events.push({ type: 'units', at, change });
}
