import { capitalized } from './core/capitalized';
import { type NamedSeat, SEAT_COLOURS, type SeatColour, type SeatId } from './game-identity';
import { GAMES } from './games';
import { colourInTurn, seatNumber } from './results-only/definition';

const NAMED: Readonly<Record<SeatId, NamedSeat>> = Object.assign(
  {},
  ...Object.values(GAMES).map(({ seats }) => seats.named),
);

/** The factions that games deal to seats which are colours: results and ratings count for them. */
const DEALT: Readonly<Record<string, NamedSeat>> = Object.assign(
  {},
  ...Object.values(GAMES).map(({ factions }) => factions),
);

/** Whether a seat belongs to a game of the platform, which has an emblem for it. */
export function hasEmblem(seat: SeatId): boolean {
  return Object.hasOwn(NAMED, seat);
}

/**
 * A seat with a name of its own: a faction of a game, one that a game deals, or a power of an organizer's own map, whose id ends with its colour,
 * "norders-blue". Undefined for a seat that is named by its colour.
 */
export function namedSeat(seat: SeatId): NamedSeat | undefined {
  if (hasEmblem(seat)) return NAMED[seat];
  if (Object.hasOwn(DEALT, seat)) return DEALT[seat];
  const words = seat.split('-');
  const last = words.pop();
  const colour = SEAT_COLOURS.find((one) => one === last);
  if (colour === undefined || words.length === 0) return undefined;
  const name = words.map(capitalized).join(' ');
  return { name, title: name, colour };
}

/** The colour that pages give a seat. A side or role that an organizer named has one by its letters. */
export function seatColourOf(seat: SeatId): SeatColour {
  const known = namedSeat(seat)?.colour ?? SEAT_COLOURS.find((one) => one === seat);
  return known ?? colourInTurn(seatNumber(seat) ?? lettersOf(seat));
}

/** A number from 1 for a name, the same wherever it stands. */
function lettersOf(name: string): number {
  return 1 + [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
