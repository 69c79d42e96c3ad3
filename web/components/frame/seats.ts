import { capitalized } from '../../../engine/core/capitalized';
import { SEAT_COLOURS, type SeatColour } from '../../../engine/game-identity';
import { seatNumber } from '../../../engine/results-only/definition';
import { namedSeat, seatColourOf } from '../../../engine/seat-names';
import { NOT_NAMED_AS } from '../../../messages/not-named';

/** The solids of the palette (`--f-…` in `tokens.css`), by the colour of the seats that use them. */
export const SOLIDS = {
  yellow: 'rossoni',
  blue: 'tower',
  green: 'christofori',
  red: 'hamblet',
  teal: 'greene',
  violet: 'papst',
  pink: 'dunning',
  // No faction has one of these: only variants of Classic have so many powers.
  indigo: 'indigo',
  aqua: 'aqua',
  stone: 'stone',
  ivory: 'ivory',
} as const satisfies Readonly<Record<SeatColour, string>>;

export type Solid = (typeof SOLIDS)[SeatColour];

/** The solid of a seat, with its pattern. A side or role that an organizer named has one by its letters. */
export function solidOf(seat: string): Solid {
  return SOLIDS[seatColourOf(seat)];
}

/** "Tower" for a faction; otherwise the first name of the seat's player, or "Yellow" where that may not be known. */
export function seatName(seat: string, player?: string): string {
  const first = player === NOT_NAMED_AS ? undefined : player?.split(/\s+/)[0];
  return namedSeat(seat)?.name ?? first ?? capitalized(seat);
}

/** "The Tower Syndicate", "Yellow"; nothing for a seat that is like all others of its board. */
export function seatFullName(seat: string): string {
  return seatNumber(seat) !== undefined ? '' : (namedSeat(seat)?.title ?? capitalized(seat));
}

/** Whether a seat is a side or role that an organizer named: it has neither an emblem nor a colour. */
export function isRole(seat: string): boolean {
  const isColour = SEAT_COLOURS.some((one) => one === seat);
  return namedSeat(seat) === undefined && !isColour && seatNumber(seat) === undefined;
}

/** The text on the chip of a seat without a faction: "IO" for Ines Okafor, "AM" for Ambrose. */
export function seatInitials(seat: string, player = seat): string {
  const words = (player === NOT_NAMED_AS ? seat : player).split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = seat] = words;
  const last = words.at(-1) ?? first;
  return (words.length > 1 ? `${first.charAt(0)}${last.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}

/** Replaces the colours by which a game's sentences name seats with the names of people. */
export function withNames(text: string, names: Readonly<Record<string, string>>): string {
  const byColour = new Map(Object.entries(names).map(([seat, name]) => [capitalized(seat), name]));
  // One adventure card has a colour in its name.
  return text.replace(/\b[A-Z][a-z]+\b(?! Carpet)/g, (word) => byColour.get(word) ?? word);
}
