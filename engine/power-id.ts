import { plainLetters } from './core/plain-letters';
import type { SeatColour } from './game-identity';

/** A power of an organizer's own map, as its file writes it. */
interface NamedPower {
  readonly name: string;
  readonly seatColour: SeatColour;
}

/** The longest word of an id, and the most letters of its name. */
const WORD = 20;
const MOST = 32;

/**
 * The id under which pages show a power by its own name and in its own colour: "two-sicilies-blue" for the Two Sicilies
 * in blue. A name without letters of the alphabet has none, and becomes "power".
 */
export function powerIdFor({ name, seatColour }: NamedPower): string {
  const words = plainLetters(name).match(/[a-z]+/g) ?? ['power'];
  const fits =
    words.every((word) => word.length > 1 && word.length <= WORD) && words.join('-').length <= MOST;
  const one = words.join('').slice(0, WORD);
  return [...(fits ? words : [one.length > 1 ? one : `power-${one}${one}`]), seatColour].join('-');
}
