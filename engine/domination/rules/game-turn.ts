import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { REACTIONS } from '../orders/order-types';
import type { Position } from '../types';
import { endIfAlone, finish } from './ending';
import { drawHand } from './piles';
import { scoreGameTurn } from './scoring';
import { rotationAfter, rotationFrom, type Table } from './table';

/** 3.1, 3.2 The next game turn begins: the first player's token moves on, and all draw. */
export function startGameTurn(table: Table): void {
  const { position, events } = table;
  const { seats } = position;
  position.turn += 1;
  position.phase = 'turn';
  if (position.turn > 1) position.first = nextOccupied(position, position.first);
  for (const seat of position.order) ofSeat(seats, seat).passed = false;
  events.push({ type: 'game_turn', turn: position.turn, first: position.first });
  for (const seat of rotationFrom(position, position.first))
    if (!ofSeat(seats, seat).vacant) drawHand(table, seat);
}

function nextOccupied(position: Position, seat: SeatId): SeatId {
  return rotationAfter(position, seat).find((one) => !ofSeat(position.seats, one).vacant) ?? seat;
}

/** 3.5 to 3.8 On to the next turn of a seat, to the scoring window, or to the game turn after this one. */
export function goOn(table: Table, candidates: readonly SeatId[]): void {
  const { position } = table;
  if (giveTurn(table, candidates)) return;
  if (!canAnyReact(position)) {
    endGameTurn(table, []);
    return;
  }
  position.phase = 'scoring';
  table.events.push({ type: 'scoring_window' });
}

/** 3.8, 10.1 The game turn is scored. The last one ends the game, any other is followed by the next. */
export function endGameTurn(table: Table, fogged: readonly SeatId[]): void {
  const { position } = table;
  scoreGameTurn(table, fogged);
  if (position.turn >= position.turns) {
    finish(table);
    return;
  }
  startGameTurn(table);
  goOn(table, rotationFrom(position, position.first));
}

/** 3.6, 3.7 The first candidate who can take a turn is active. A seat with nothing to decide passes at once. */
function giveTurn({ position, events }: Table, candidates: readonly SeatId[]): boolean {
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
 * 8.1 Whether the scoring window waits for a seat: somebody plays it, it has a card in hand, and among the cards that
 * it owns is one for the window. All of this is public, so waiting betrays no hand.
 */
export function mayReact({ seats }: Position, seat: SeatId): boolean {
  const { vacant, hand, draw } = ofSeat(seats, seat);
  return !vacant && hand.length > 0 && REACTIONS.some((card) => hand.includes(card) || draw.includes(card));
}

/** 11.3, 11.4 A seat becomes vacant and loses its standing orders. It keeps everything else. */
export function vacate(table: Table, seat: SeatId, why: 'vacated' | 'resigned'): void {
  const own = ofSeat(table.position.seats, seat);
  own.vacant = true;
  own.standing = { bio: null, airborne: [], fog: 'never' };
  table.events.push({ type: why, seat });
  endIfAlone(table);
}
