import type { SeatId } from '../../game';
import { HOOD_IDS } from '../data/map';
import type { OrderOf } from '../orders/order-types';
import type { Claim, HoodId } from '../types';
import { dealHoods, openPick, takeHood } from './draft';
import { done, type OrderVerdict, refused } from './play';
import { ofSeat, type Table } from './table';
import { settleOrder } from './turn-order';

/** 2.4, 2.5 A seat names the hoods where its player has lived, in secret. */
export function claim({ position }: Table, seat: SeatId, { claims }: OrderOf<'claim'>): OrderVerdict {
  if (claims.length > ofSeat(position.frontUnits, seat)) return refused('2.5');
  position.submitted[seat] = claims;
  return done('2.4');
}

/**
 * 2.6 All have answered: the player who lived longest in a hood gets it. Then come the turn order and the free hoods.
 */
export function settleClaims(table: Table): void {
  const { position } = table;
  for (const hood of HOOD_IDS) {
    const winner = longestResident(table, hood);
    if (winner !== undefined) takeHood(table, winner, hood, 'claimed');
  }
  position.submitted = {};
  shareOut(table);
}

/** 2.7 to 2.9 The turn order is rolled for, and the free hoods are picked in turn or dealt. */
export function shareOut(table: Table): void {
  settleOrder(table);
  if (table.options.setup === 'deal') dealHoods(table);
  openPick(table, null);
}

function longestResident({ position, chance }: Table, hood: HoodId): SeatId | undefined {
  const years = (seat: SeatId) =>
    claimsOf(position.submitted[seat]).find(({ to }) => to === hood)?.years ?? 0;
  const longest = Math.max(...position.seats.map(years));
  if (longest === 0) return undefined;
  const residents = position.seats.filter((seat) => years(seat) === longest);
  return residents[chance.index(residents.length)];
}

function claimsOf(submission: Table['position']['submitted'][SeatId] | undefined): readonly Claim[] {
  return submission !== undefined && 'length' in submission ? submission : [];
}
