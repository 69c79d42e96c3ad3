import { ordersOfSeat } from '../../core/orders-of-seat';
import type { SeatId } from '../../game';
import type { Order, Position } from '../types';

const DRAW: Order = { type: 'VOTE', vote: 'draw' };

/** 14.4 The votes of factions that nobody plays: they agree to a draw for which all other survivors vote. */
export function agreeToDraws(
  { seats: factions, eliminated }: Position,
  lists: Readonly<Record<string, readonly unknown[]>>,
  seats: readonly SeatId[],
): Record<SeatId, Order[]> {
  const survivors = factions.filter((faction) => !eliminated.some((one) => one.faction === faction));
  const played = survivors.filter((faction) => !seats.includes(faction));
  if (played.length === 0 || !played.every((faction) => ordersOfSeat(lists, faction).some(isDrawVote)))
    return {};
  const absent = survivors.filter((faction) => seats.includes(faction));
  return Object.fromEntries(absent.map((faction) => [faction, [DRAW]]));
}

function isDrawVote(order: unknown): boolean {
  if (typeof order !== 'object' || order === null) return false;
  const { type, vote } = order as { readonly type?: unknown; readonly vote?: unknown };
  return type === 'VOTE' && vote === 'draw';
}
