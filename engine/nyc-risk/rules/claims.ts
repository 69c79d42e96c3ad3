import type { SeatId } from '../../game';
import { HOOD_IDS } from '../data/map';
import type { OrderOf } from '../orders/order-types';
import type { Claim, HoodId } from '../types';
import { dealHoods, openPick, takeHood } from './draft';
import { done, type OrderVerdict, refused } from './play';
import { bySeat, ofSeat, type WorkingCopy } from './working-copy';

/** 2.4, 2.5 A seat names the hoods where its player has lived, in secret. */
export function claim({ position }: WorkingCopy, seat: SeatId, { claims }: OrderOf<'claim'>): OrderVerdict {
  if (claims.length > ofSeat(position.frontUnits, seat)) return refused('2.5');
  position.submitted[seat] = claims;
  return done('2.4');
}

/**
 * 2.6 All have answered: the player who lived longest in a hood gets it. Then come the turn order and the free hoods.
 */
export function settleClaims(copy: WorkingCopy): void {
  const { position } = copy;
  for (const hood of HOOD_IDS) {
    const winner = longestResident(copy, hood);
    if (winner !== undefined) takeHood(copy, winner, hood, 'claimed');
  }
  position.submitted = {};
  shareOut(copy);
}

/** 2.7 to 2.9 The turn order is rolled for, and the free hoods are picked in turn or dealt. */
export function shareOut(copy: WorkingCopy): void {
  settleOrder(copy);
  if (copy.options.setup === 'deal') dealHoods(copy);
  openPick(copy, null);
}

function longestResident({ position, chance }: WorkingCopy, hood: HoodId): SeatId | undefined {
  const years = (seat: SeatId) =>
    claimsOf(position.submitted[seat]).find(({ to }) => to === hood)?.years ?? 0;
  const longest = Math.max(...position.seats.map(years));
  if (longest === 0) return undefined;
  const residents = position.seats.filter((seat) => years(seat) === longest);
  return residents[chance.index(residents.length)];
}

function claimsOf(submission: WorkingCopy['position']['submitted'][SeatId] | undefined): readonly Claim[] {
  return submission !== undefined && 'length' in submission ? submission : [];
}

/** 2.7 The seats with most front units left play first; ties are decided by a roll. */
function settleOrder(copy: WorkingCopy): void {
  const { position, events } = copy;
  const groups = grouped(position.seats, (seat) => ofSeat(position.frontUnits, seat));
  position.order = groups.flatMap((group) => rolledOff(copy, group));
  events.push({ type: 'orderSet', order: [...position.order] });
}

/** A group rolls until no two seats are tied; each tie within it is settled before the next group rolls. */
function rolledOff(copy: WorkingCopy, group: readonly SeatId[]): readonly SeatId[] {
  if (group.length === 1) return group;
  const { chance, events } = copy;
  const rng = chance.drawn;
  const rolls = bySeat(group, () => chance.die('none'));
  events.push({ type: 'orderRolled', rolls, rng });
  return grouped(group, (seat) => ofSeat(rolls, seat)).flatMap((tied) => rolledOff(copy, tied));
}

/** Groups of equal value, highest first; within a group the order is unchanged. */
function grouped(seats: readonly SeatId[], worth: (seat: SeatId) => number): readonly (readonly SeatId[])[] {
  const values = [...new Set(seats.map(worth))].sort((one, other) => other - one);
  return values.map((value) => seats.filter((seat) => worth(seat) === value));
}
