import { compareFigures } from '../../core/compare-figures';
import type { SeatId } from '../../game';
import type { GameEnd, Position, Score, View } from '../types';
import { boroughsOf } from './reinforce';
import { bySeat, holdingOf, hoodsOf, ofSeat, seatsInPlay, type WorkingCopy } from './working-copy';

/** 11.2 A point for each hood, the bonus of each whole borough, and the points of cards played. */
export function scoreOf(view: View, seat: SeatId): Score {
  const neighbourhoods = hoodsOf(view, seat).length;
  const boroughs = boroughsOf(view, seat).reduce((sum, { bonus }) => sum + bonus, 0);
  const adventure = ofSeat(view.points, seat);
  return { neighbourhoods, boroughs, adventure, total: neighbourhoods + boroughs + adventure };
}

/** All units of a seat on the board. */
export function unitsOf(view: View, seat: SeatId): number {
  return hoodsOf(view, seat).reduce((sum, hood) => sum + holdingOf(view, hood).units, 0);
}

/** 11.5 The end of the game; null while it continues. */
export function endOf(position: Position): GameEnd | null {
  if (position.phase !== 'over') return null;
  const ranks = ranksOf(position);
  return {
    end: seatsInPlay(position).length === 1 ? 'elimination' : 'train',
    winners: position.order.filter((seat) => ranks[seat] === 1),
    scores: bySeat(position.seats, (seat) => scoreOf(position, seat)),
    ranks,
  };
}

/** 11.3, 11.4 By total, hoods and units; seats that left rank below, the last to leave highest. */
export function ranksOf(view: View): Record<SeatId, number> {
  const playing = seatsInPlay(view);
  const figures = bySeat(playing, (seat) => {
    const { total, neighbourhoods } = scoreOf(view, seat);
    return [total, neighbourhoods, unitsOf(view, seat)];
  });
  const ahead = (one: SeatId, other: SeatId) =>
    compareFigures(ofSeat(figures, one), ofSeat(figures, other)) > 0;
  return bySeat(view.seats, (seat) =>
    playing.includes(seat)
      ? 1 + playing.filter((other) => ahead(other, seat)).length
      : view.seats.length - view.eliminated.indexOf(seat),
  );
}

/** 11.1 Ends the game; no seat has a decision any more. */
export function finish({ position, events }: WorkingCopy, end: GameEnd['end']): void {
  position.phase = 'over';
  position.active = null;
  position.mustTrade = false;
  events.push({ type: 'gameEnded', end, winners: endOf(position)?.winners ?? [] });
}
