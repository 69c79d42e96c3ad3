import { bySeat, ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { startingStanding } from '../rules/standing';
import { type Limits, type Table, tableOf } from '../rules/table';
import type { Player, PlayerView, Position, View } from '../types';

/** A card that nobody has seen. */
const UNSEEN = '?#0';
/** More than any order draws, so that a preview never shuffles. */
const STACK: readonly string[] = Array.from({ length: 40 }, () => UNSEEN);
/** No order that a preview can carry out depends on them. */
const ANY_LIMITS: Limits = { target: 33, maxTurns: 20, missLimit: 4, actionLimit: 60 };
const NOTHING_DRAWN = { drawn: 0, draw: (low: number) => low };

/**
 * A table on which a seat can try its orders out. It is made of what the seat may know, even where the whole position
 * is at hand: other hands and the stack hold no known card, and no other seat has standing orders.
 */
export function previewOf(view: Position | View, seat: SeatId): Table {
  const players = bySeat(view.seats, (other) =>
    knownPlayer(ofSeat<Player | PlayerView>(view.players, other), other === seat),
  );
  return tableOf({ ...view, rng: 0, stack: [...STACK], players }, ANY_LIMITS, NOTHING_DRAWN);
}

function knownPlayer(player: Player | PlayerView, isOwn: boolean): Player {
  const { hand, standing } = player;
  return {
    ...player,
    hand: isOwn && typeof hand !== 'number' ? [...hand] : [],
    standing: isOwn && standing ? standing : startingStanding(),
  };
}
