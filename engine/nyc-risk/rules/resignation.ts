import type { SeatId } from '../../game';
import { leave, settlePending } from './conquest';
import { finish } from './ending';
import { done, type OrderVerdict } from './play';
import { endTurn } from './turn';
import { holdingOf, hoodsOf, ofSeat, seatsInPlay, type WorkingCopy } from './working-copy';

/** 13.6 A seat resigns; where seats are replaced it becomes vacant instead (13.7). */
export function resign(copy: WorkingCopy, seat: SeatId): OrderVerdict {
  if (copy.options.replacements) vacate(copy, seat);
  else {
    const active = copy.position.active === seat;
    giveUp(copy, seat);
    if (active) endTurn(copy);
  }
  return done('13.6');
}

/** 13.7 The seat keeps everything and waits for a new player. */
export function vacate({ position, events }: WorkingCopy, seat: SeatId): void {
  position.status[seat] = 'vacant';
  events.push({ type: 'vacated', seat });
}

/** 13.6 The hoods become neutral, the cards are discarded, and the last seat in play wins. */
export function giveUp(copy: WorkingCopy, seat: SeatId): void {
  const { position, events } = copy;
  const { decks, hands } = position;
  if (position.active === seat) settlePending(copy);
  position.status[seat] = 'resigned';
  position.eliminated.push(seat);
  events.push({ type: 'resigned', seat });
  for (const hood of hoodsOf(position, seat)) holdingOf(position, hood).owner = null;
  position.mayors[seat] = null;
  decks.cardDiscard.push(...ofSeat(hands, seat).cards.splice(0));
  leave(copy, seat);
  if (seatsInPlay(position).length > 1) return;
  settlePending(copy);
  finish(copy, 'elimination');
}

/** 13.7 A new player takes over a vacant seat. */
export function takeOver({ position, events }: WorkingCopy, seat: SeatId): OrderVerdict {
  position.status[seat] = 'playing';
  position.missed[seat] = 0;
  events.push({ type: 'tookOver', seat });
  return done('13.7');
}
