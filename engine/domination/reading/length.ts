import type { GameLength } from '../../game';

/** The number of a seat's turns in a game turn before it passes, between steady bots of 2, 4 and 6 seats. */
const TURNS_OF_A_SEAT = 2.3;

/** 8.1, 11.1 A deadline for each turn of a seat; the window before a scoring rarely opens. */
export function lengthOf({ turns }: { readonly turns: number }, seats: number): GameLength {
  return { usual: { decision: Math.round(turns * seats * TURNS_OF_A_SEAT), reaction: 1 }, most: null };
}
