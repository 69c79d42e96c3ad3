import type { Message, SeatId, Sentence } from '../game';
import { seatName } from './by-seat';

/** A sentence of a step's story, with the rules that it rests on. */
export function sentence(
  says: Message | string,
  rules: string | readonly string[],
  seats: readonly (SeatId | null)[],
): Sentence {
  const named = [...new Set(seats.filter((seat) => seat !== null))];
  return {
    says: typeof says === 'string' ? `${says}.` : says,
    rules: typeof rules === 'string' ? [rules] : rules,
    seats: named,
  };
}

/** Says that an order was refused. @param why a whole sentence */
export function refusalSentence({ seat, reason }: { seat: SeatId; reason: string }, why: string): Sentence {
  return sentence(`An order of ${seatName(seat)} was refused: ${why.replace(/\.$/, '')}`, reason, [seat]);
}
