import type { Message, SeatId, Sentence } from '../game';

/** A sentence of a step's story, with its rules. */
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
