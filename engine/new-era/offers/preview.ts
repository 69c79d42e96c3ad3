import { bySeat, ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { CATALOGUE } from '../data/cards';
import { startingStanding } from '../rules/standing-orders';
import { type Limits, type WorkingCopy, workingCopyOf } from '../rules/working-copy';
import type { CardId, Player, PlayerView, Position, View } from '../types';

/** An unseen card. */
const UNSEEN = '?#0';
/** More cards than any order draws, so that a preview never shuffles. */
const STACK: readonly string[] = Array.from({ length: 40 }, () => UNSEEN);
/** No order that a preview can carry out depends on them. */
const ANY_LIMITS: Limits = { target: 33, maxTurns: 20, missLimit: 4, actionLimit: 60 };
const NOTHING_DRAWN = { drawn: 0, draw: (low: number) => low };

/**
 * A working copy on which a seat can try out its orders. It contains only what the seat may know, even where the whole
 * position is available: other hands and the stack hold no known card, and no other seat has standing orders.
 */
export function previewOf(view: Position | View, seat: SeatId): WorkingCopy {
  const players = bySeat(view.seats, (other) => {
    const player = ofSeat<Player | PlayerView>(view.players, other);
    return knownPlayer(player, other === seat ? handIn(view, player) : null);
  });
  return workingCopyOf({ ...view, rng: 0, stack: [...STACK], players }, ANY_LIMITS, NOTHING_DRAWN);
}

/** A hand; for a viewer who may not see it, it may hold every card that is not visible to all. */
function handIn(view: Position | View, { hand }: Player | PlayerView): readonly CardId[] {
  if (typeof hand !== 'number') return hand;
  const open = JSON.stringify(view);
  return hand === 0 ? [] : CATALOGUE.filter((card) => !open.includes(`"${card}"`));
}

/** @param hand of the seat that tries out its orders; null for the others */
function knownPlayer(player: Player | PlayerView, hand: readonly CardId[] | null): Player {
  const { standing } = player;
  return {
    ...player,
    hand: hand === null ? [] : [...hand],
    standing: hand !== null && standing ? standing : startingStanding(),
  };
}
