import type { SeatId } from '../../game';
import { leave, settlePending } from './conquest';
import { finish } from './ending';
import { done, type OrderVerdict } from './play';
import { holdingOf, hoodsOf, ofSeat, seatsInPlay, type Table } from './table';
import { endTurn } from './turn';

/** 13.6 A seat resigns; where seats are replaced it becomes vacant instead (13.7). */
export function resign(table: Table, seat: SeatId): OrderVerdict {
  if (table.options.replacements) vacate(table, seat);
  else {
    const active = table.position.active === seat;
    giveUp(table, seat);
    if (active) endTurn(table);
  }
  return done('13.6');
}

/** 13.7 The seat keeps everything and waits for a new player. */
export function vacate({ position, events }: Table, seat: SeatId): void {
  position.status[seat] = 'vacant';
  events.push({ type: 'vacated', seat });
}

/** 13.6 The hoods become neutral, the cards are discarded, and the last seat in play wins. */
export function giveUp(table: Table, seat: SeatId): void {
  const { position, events } = table;
  const { decks, hands } = position;
  if (position.active === seat) settlePending(table);
  position.status[seat] = 'resigned';
  position.eliminated.push(seat);
  events.push({ type: 'resigned', seat });
  for (const hood of hoodsOf(position, seat)) holdingOf(position, hood).owner = null;
  position.mayors[seat] = null;
  decks.cardDiscard.push(...ofSeat(hands, seat).cards.splice(0));
  leave(table, seat);
  if (seatsInPlay(position).length > 1) return;
  settlePending(table);
  finish(table, 'elimination');
}

/** 13.7 A new player takes over a vacant seat. */
export function takeOver({ position, events }: Table, seat: SeatId): OrderVerdict {
  position.status[seat] = 'playing';
  position.missed[seat] = 0;
  events.push({ type: 'tookOver', seat });
  return done('13.7');
}
