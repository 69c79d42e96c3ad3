import type { SeatId, Sentence, Verdict } from '../game';
import { seatName } from './by-seat';

/** A sentence of a step's story, with the rules that it rests on. */
export function sentence(
  text: string,
  rules: string | readonly string[],
  seats: readonly (SeatId | null)[],
): Sentence {
  const named = [...new Set(seats.filter((seat) => seat !== null))];
  return { text: `${text}.`, rules: typeof rules === 'string' ? [rules] : rules, seats: named };
}

/** Says that an order was refused. @param why a whole sentence */
export function refusalSentence({ seat, reason }: Verdict, why: string): Sentence {
  return sentence(`An order of ${seatName(seat)} was refused: ${why.replace(/\.$/, '')}`, reason, [seat]);
}
