import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { REACTIONS } from '../orders/order-types';
import type { Position } from '../types';
import { endIfAlone, finish } from './ending';
import { drawHand } from './piles';
import { scoreGameTurn } from './scoring';
import { rotationAfter, rotationFrom, type WorkingCopy } from './working-copy';

/** 3.1, 3.2 Starts the next game turn: the first player's token moves on, and all draw. */
export function startGameTurn(copy: WorkingCopy): void {
  const { position, events } = copy;
  const { seats } = position;
  position.turn += 1;
  position.phase = 'turn';
  if (position.turn > 1) position.first = nextOccupied(position, position.first);
  for (const seat of position.order) ofSeat(seats, seat).passed = false;
  events.push({ type: 'game_turn', turn: position.turn, first: position.first });
  for (const seat of rotationFrom(position, position.first))
    if (!ofSeat(seats, seat).vacant) drawHand(copy, seat);
}

function nextOccupied(position: Position, seat: SeatId): SeatId {
  return rotationAfter(position, seat).find((one) => !ofSeat(position.seats, one).vacant) ?? seat;
}

/** 3.5 to 3.8 Continues with the next turn of a seat, the scoring window, or the next game turn. */
export function goOn(copy: WorkingCopy, candidates: readonly SeatId[]): void {
  const { position } = copy;
  if (giveTurn(copy, candidates)) return;
  if (!canAnyReact(position)) {
    endGameTurn(copy, []);
    return;
  }
  position.phase = 'scoring';
  copy.events.push({ type: 'scoring_window' });
}

/** 3.8, 10.1 Scores the game turn. The last one ends the game, any other is followed by the next. */
export function endGameTurn(copy: WorkingCopy, fogged: readonly SeatId[]): void {
  const { position } = copy;
  scoreGameTurn(copy, fogged);
  if (position.turn >= position.turns) {
    finish(copy);
    return;
  }
  startGameTurn(copy);
  goOn(copy, rotationFrom(position, position.first));
}

/** 3.6, 3.7 The first candidate who can take a turn is active. A seat with nothing to decide passes at once. */
function giveTurn({ position, events }: WorkingCopy, candidates: readonly SeatId[]): boolean {
  position.active = null;
  for (const seat of candidates) {
    const own = ofSeat(position.seats, seat);
    if (own.passed) continue;
    if (!own.vacant && own.hand.length > 0) {
      position.active = seat;
      return true;
    }
    own.passed = true;
    events.push({ type: 'passed', seat, why: own.vacant ? 'vacant' : 'empty' });
  }
  return false;
}

function canAnyReact(position: Position): boolean {
  return position.order.some((seat) => mayReact(position, seat));
}

/**
 * 8.1 Whether the scoring window waits for a seat: it has a player and a card in hand, and owns a card for the window.
 * All of this is public, so waiting reveals no hand.
 */
export function mayReact({ seats }: Position, seat: SeatId): boolean {
  const { vacant, hand, draw } = ofSeat(seats, seat);
  return !vacant && hand.length > 0 && REACTIONS.some((card) => hand.includes(card) || draw.includes(card));
}

/** 11.3, 11.4 A seat becomes vacant and loses its standing orders, but keeps everything else. */
export function vacate(copy: WorkingCopy, seat: SeatId, why: 'vacated' | 'resigned'): void {
  const own = ofSeat(copy.position.seats, seat);
  own.vacant = true;
  own.standing = { bio: null, airborne: [], fog: 'never' };
  copy.events.push({ type: why, seat });
  endIfAlone(copy);
}
