import { FACTIONS, type FactionId, isFaction } from '../../games/ny2047/factions';

/** The solids that seats named by colours borrow. */
const SOLIDS: Readonly<Record<string, FactionId>> = {
  yellow: 'rossoni',
  blue: 'tower',
  green: 'christofori',
  red: 'hamblet',
  teal: 'greene',
  violet: 'papst',
  pink: 'dunning',
};

/** The solid of a seat, with the pattern that goes with it: its faction's own, or that of its colour. */
export function solidOf(seat: string): FactionId {
  return isFaction(seat) ? seat : (SOLIDS[seat] ?? 'dunning');
}

/** "Tower" for a faction; elsewhere the first name of who sits there, or "Yellow". */
export function seatName(seat: string, player?: string): string {
  if (isFaction(seat)) return FACTIONS[seat].name;
  return player?.split(/\s+/)[0] ?? capital(seat);
}

/** "The Tower Syndicate", "Yellow". */
export function seatFullName(seat: string): string {
  return isFaction(seat) ? FACTIONS[seat].full : capital(seat);
}

function capital(seat: string): string {
  return `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`;
}

/** What stands on the chip of a seat without a faction: "IO" for Ines Okafor, "AM" for Ambrose. */
export function seatInitials(seat: string, player = seat): string {
  const words = player.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = seat] = words;
  const last = words.at(-1) ?? first;
  return (words.length > 1 ? `${first.charAt(0)}${last.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}

/** A game's sentences name seats by their colours; those who know the board know people. */
export function withNames(text: string, names: Readonly<Record<string, string>>): string {
  const byColour = new Map(Object.entries(names).map(([seat, name]) => [capital(seat), name]));
  // One adventure card has a colour in its name.
  return text.replace(/\b[A-Z][a-z]+\b(?! Carpet)/g, (word) => byColour.get(word) ?? word);
}
