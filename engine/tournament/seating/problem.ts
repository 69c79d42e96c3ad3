import type { SeatId } from '../../game';

/** A player to be seated. */
export interface Entrant {
  readonly id: string;
  /** Any figure that ranks players: a rating, points so far. Players without one count as the mean. */
  readonly strength?: number | undefined;
  /** Seats in order of preference; those left out are least preferred, and equal. */
  readonly prefers?: readonly SeatId[] | undefined;
  /** The offset of their clock from UTC in hours, if they prefer players in nearby zones. */
  readonly hours?: number | undefined;
}

/** The prefix of the ids of empty seats. */
export const EMPTY = 'empty-seat-';

/** The players of one board by seat. */
export type SeatedBoard = Readonly<Record<SeatId, string>>;

/**
 * How strength affects meetings: not at all; boards of equal sums; one player of each pot on every board, as in a cup
 * draw; or the strongest together, as in a Swiss round.
 */
export const STRENGTH_RULES = ['ignore', 'balance', 'pots', 'swiss'] as const;
export type StrengthRule = (typeof STRENGTH_RULES)[number];

/** One round to be seated. The number of players is a multiple of the number of seats. */
export interface SeatingProblem {
  readonly players: readonly Entrant[];
  readonly seats: readonly SeatId[];
  /** The boards of earlier rounds, in any order. */
  readonly earlier: readonly SeatedBoard[];
  /** Pairs who should never share a board. */
  readonly apart?: readonly (readonly [string, string])[];
  /** Teams, each as its players; members of one team should not share a board either. */
  readonly teams?: readonly (readonly string[])[] | undefined;
  readonly strength?: StrengthRule | undefined;
  /**
   * The player at each point of the design (numbering.ts), the same through a season; if absent, chosen by the seed.
   */
  readonly points?: readonly string[] | undefined;
  /** On boards of two: the rounds to come, which this one should leave possible without a repeat. */
  readonly ahead?: Ahead | undefined;
  /** Parts of the players that are seated by themselves, in the order of their boards; if absent, all play together. */
  readonly sections?: readonly SeatingSection[] | undefined;
}

/** A part of the players of a round that is seated by itself: a group, a bracket. */
export interface SeatingSection {
  readonly players: readonly string[];
  /** The seats of its boards, if fewer than usual. */
  readonly size?: number | undefined;
  readonly strength?: StrengthRule | undefined;
  readonly points?: readonly string[] | undefined;
  readonly ahead?: Ahead | undefined;
}

/** What the draw of a round on boards of two knows of the rounds to come. */
export interface Ahead {
  /** How many rounds are announced after this one. */
  readonly rounds: number;
  /** Players without a board in this round who play again: the one left over, and those who are away. */
  readonly out: readonly string[];
  /** Who has sat out, this round included: an id for each time. */
  readonly byes: readonly string[];
}

/** All pairs who should never share a board: wishes and team mates. */
export function apartPairs({
  apart = [],
  teams = [],
}: Pick<SeatingProblem, 'apart' | 'teams'>): readonly (readonly [string, string])[] {
  return [...apart, ...teams.flatMap(pairsOf)];
}

/** The problem of a section alone. Earlier boards stay, so that its players meet others where they can. */
export function sectionProblem(problem: SeatingProblem, section: SeatingSection): SeatingProblem {
  const inside = new Set(section.players);
  const byId = new Map(problem.players.map((player) => [player.id, player]));
  const { size, strength = problem.strength, points, ahead } = section;
  return {
    players: section.players.flatMap((id) => byId.get(id) ?? []),
    seats: problem.seats.slice(0, size),
    earlier: problem.earlier,
    apart: (problem.apart ?? []).filter((pair) => pair.every((id) => inside.has(id))),
    teams: (problem.teams ?? [])
      .map((team) => team.filter((id) => inside.has(id)))
      .filter(({ length }) => length > 1),
    strength,
    points,
    ahead,
  };
}

/** The seed of a section, so that sections of equal size are not drawn alike. */
export function sectionSeed(seed: string, at: number): string {
  return `${seed}:section:${at + 1}`;
}

/** All pairs of a list's entries, each once. */
export function pairsOf<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));
}

/**
 * The price of each fault, in the order of their weight: a pair that must be kept apart, a seat held again, an opponent
 * met again, each hour between the clocks of two players who mind, an unwanted seat. Repeats are squared, so that a
 * third meeting costs more than two second ones. In a Swiss round players float to other boards before they meet again;
 * on boards of two no one meets again as long as any pairing avoids it.
 */
export const PRICES = {
  apart: 100_000,
  seatAgain: 400,
  /** A seat held more often than the other one, if there are two. */
  sideAgain: 40,
  metAgain: 100,
  strength: 50,
  hourApart: 1,
  preference: 1,
  swiss: { metAgain: 3_000, apart: 1_000_000 },
  swissOfTwo: { metAgain: 1_000_000, apart: 1_000_000_000 },
} as const;
