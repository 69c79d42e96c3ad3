import { ofSeat } from '../../core/by-seat';
import { compareFigures } from '../../core/compare-figures';
import type { SeatId } from '../../game';
import type { GameEnd, Position, View } from '../types';
import { areasOf } from './forces';
import type { WorkingCopy } from './working-copy';

/** The seats with a player. */
export function occupiedSeats({ order, seats }: Position | View): readonly SeatId[] {
  return order.filter((seat) => !ofSeat<{ vacant: boolean }>(seats, seat).vacant);
}

/** 10.4 With at most one occupied seat left, the game is over at once. */
export function endIfAlone(copy: WorkingCopy): void {
  if (occupiedSeats(copy.position).length <= 1) finish(copy);
}

/** 10.1 Ends the game; no seat has a decision any more. */
export function finish({ position, events }: WorkingCopy): void {
  position.phase = 'over';
  position.active = null;
  const { winners, why } = rankingOf(position);
  events.push({ type: 'game_over', winners, why });
}

/** The end of the game (section 13); null while it is running. */
export function endOf(position: Position): GameEnd | null {
  return position.phase === 'over' ? rankingOf(position) : null;
}

/** 10.2, 10.3 Who would win if the game were over now. Tied seats share the rank. */
export function rankingOf(view: Position | View): GameEnd {
  const figures = new Map(view.order.map((seat) => [seat, figuresOf(view, seat)]));
  const ahead = (one: SeatId, other: SeatId) =>
    compareFigures(figures.get(one) ?? [], figures.get(other) ?? []) > 0;
  const ranking = view.order
    .map((seat) => ({
      seat,
      rank: 1 + view.order.filter((other) => ahead(other, seat)).length,
      vp: ofSeat<{ vp: number }>(view.seats, seat).vp,
    }))
    .sort((one, other) => one.rank - other.rank);
  return {
    winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    ranking,
    why: occupiedSeats(view).length <= 1 ? 'resigned' : 'turns',
  };
}

function figuresOf({ seats, forces }: Position | View, seat: SeatId): readonly number[] {
  const { vacant, vp, logistics } = ofSeat<{ vacant: boolean; vp: number; logistics: number }>(seats, seat);
  const areas = areasOf(forces, seat);
  const full = areas.filter((area) => forces[area]?.full).length;
  return [vacant ? 0 : 1, vp, areas.length, full, logistics];
}
