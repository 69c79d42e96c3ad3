import { rate } from 'openskill';
import type { SeatId } from '../game';
import type { GameSystemId } from '../games';

/** Strength as openskill keeps it: mean and standard deviation, on its own scale (25, 25/3 at the start). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_SKILL: Skill = { mu: 25, sigma: 25 / 3 };

/** Fewer games than this and a player is shown without a place. */
export const PROVISIONAL_GAMES = 3;

/**
 * Skills after one game (Weng and Lin 2011, Plackett-Luce, as openskill computes it).
 * @param players in any order, each with the place it reached; equal places are a tie
 */
export function rateGame(players: readonly { readonly skill: Skill; readonly place: number }[]): Skill[] {
  const rated = rate(
    players.map(({ skill }) => [{ mu: skill.mu, sigma: skill.sigma }]),
    { rank: players.map(({ place }) => place) },
  );
  return rated.map((team, index) => {
    const [skill] = team;
    return skill ?? players[index]?.skill ?? NEW_SKILL;
  });
}

/** The rating board of all games together. */
export const OVERALL = 'overall';

/** A finished game as ratings see it. */
export interface RatedGame {
  readonly system: GameSystemId;
  /** Whether its seats are factions of their own, with a board each. */
  readonly factions: boolean;
  readonly seats: readonly { readonly player: string; readonly seat: SeatId; readonly place: number }[];
}

/** The board on which those are rated who played a faction: "ny2047:dunning". */
export function factionBoard(system: GameSystemId, seat: SeatId): string {
  return `${system}:${seat}`;
}

export interface RatingChange {
  readonly player: string;
  readonly board: string;
  readonly skill: Skill;
}

/**
 * Everything that a finished game changes: for each player the overall rating, the one of the game system, and where
 * seats are factions the one with that faction, for which the others count as strong as they are in the system.
 * Every holder of a seat at the end counts, bots and players who missed turns included.
 * @param skillOf what a player has on a board before the game
 */
export function ratingChanges(
  { system, factions, seats }: RatedGame,
  skillOf: (player: string, board: string) => Skill,
): readonly RatingChange[] {
  const rated = (skills: readonly Skill[]) =>
    rateGame(skills.map((skill, at) => ({ skill, place: seats[at]?.place ?? 0 })));
  const inSystem = seats.map(({ player }) => skillOf(player, system));
  const common = [OVERALL, system].flatMap((board) =>
    rated(seats.map(({ player }) => skillOf(player, board))).map((skill, at) => ({
      player: seats[at]?.player ?? '',
      board,
      skill,
    })),
  );
  if (!factions) return common;
  const withFaction = seats.map(({ player, seat }, own) => {
    const board = factionBoard(system, seat);
    const mixed = inSystem.map((skill, at) => (at === own ? skillOf(player, board) : skill));
    return { player, board, skill: rated(mixed)[own] ?? NEW_SKILL };
  });
  return [...common, ...withFaction];
}

/** Rating as players see it: 1500 with a deviation of 167 at the start, 20 points to each of openskill's. */
export function shownRating({ mu, sigma }: Skill): { rating: number; deviation: number } {
  return { rating: Math.round(1500 + (mu - NEW_SKILL.mu) * 20), deviation: Math.round(sigma * 20) };
}

/** Who has finished no rated game for so many days keeps the rating, and stands on the leaderboard without a place. */
export const INACTIVE_AFTER_DAYS = 365;

/** What the leaderboard sorts by: the lower end of the band, so that a long record counts for more than a lucky start. */
export function ratingOrder(skill: Skill): number {
  const { rating, deviation } = shownRating(skill);
  return rating - 2 * deviation;
}
