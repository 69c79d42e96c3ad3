import { FACTIONS, type FactionId, isFaction } from '../ny2047/factions';

/** The solids that seats without a faction borrow, in seat order: neighbours in it are easy to tell apart. */
const SOLIDS: readonly FactionId[] = [
  'tower',
  'hamblet',
  'greene',
  'rossoni',
  'papst',
  'dunning',
  'christofori',
];

/** The solid of a seat, with the pattern that goes with it: its faction's own, or one by its number. */
export function solidOf(seat: string): FactionId {
  if (isFaction(seat)) return seat;
  const number = seatNumber(seat) ?? seat.length;
  return SOLIDS[(number - 1) % SOLIDS.length] ?? 'tower';
}

/** 3 for "seat-3". */
function seatNumber(seat: string): number | null {
  const found = /(\d+)$/.exec(seat)?.[1];
  return found === undefined ? null : Number(found);
}

/** "Tower" for a faction; elsewhere the first name of who sits there, or "Seat 3". */
export function seatName(seat: string, player?: string): string {
  if (isFaction(seat)) return FACTIONS[seat].name;
  return player?.split(/\s+/)[0] ?? numberedName(seat);
}

/** "The Tower Syndicate", "Seat 3". */
export function seatFullName(seat: string): string {
  return isFaction(seat) ? FACTIONS[seat].full : numberedName(seat);
}

function numberedName(seat: string): string {
  const number = seatNumber(seat);
  return number === null ? seat : `Seat ${number}`;
}

/** What stands on the chip of a seat without a faction: "IO" for Ines Okafor, or the seat's number. */
export function seatInitials(seat: string, player?: string): string {
  const words = (player ?? '').split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  const initials = letters.join('').toUpperCase();
  return initials === '' ? String(seatNumber(seat) ?? seat.slice(0, 2).toUpperCase()) : initials;
}

/** A game's sentences name seats by their ids; readers know people. */
export function withNames(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\bseat[- ]?(\d+)\b/gi, (found, number) => names[`seat-${number}`] ?? found);
}
