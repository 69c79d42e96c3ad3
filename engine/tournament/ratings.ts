import type { SeatId } from '../game';
import type { SystemId } from '../games';
import { rateGame, type Skill } from './plackett-luce';

export const NEW_SKILL: Skill = { mu: 25, sigma: 25 / 3 };

/** A player with fewer games is shown without a place. */
export const PROVISIONAL_GAMES = 3;

/** The rating board of all games together. */
export const OVERALL = 'overall';

/** A player in a seat of a finished game. */
export interface RatedSeat {
  readonly player: string;
  readonly seat: SeatId;
  readonly place: number;
  /** How much of the change counts, from 0 to 1; default: all of it. */
  readonly gain?: number;
  readonly loss?: number;
}

/** The data of a finished game for ratings. */
export interface RatedGame {
  readonly system: SystemId;
  /** Whether its seats are distinct factions, each with a rating board. */
  readonly factions: boolean;
  /** The factions that its seats were dealt, each with a rating board; absent if the game deals none. */
  readonly dealt?: Readonly<Record<SeatId, string>>;
  /** The holders of the seats at the end. */
  readonly seats: readonly RatedSeat[];
  /** Players who left a seat, each rated in it against the holders of the others, who are not rated against them. */
  readonly left?: readonly RatedSeat[];
}

/** The rating board of a faction: "ny2047:dunning". */
export function factionBoard(system: SystemId, seat: SeatId): string {
  return `${system}:${seat}`;
}

export interface RatingChange {
  readonly player: string;
  readonly board: string;
  readonly skill: Skill;
}

/**
 * All rating changes of a finished game: for each player the overall rating, that of the game system and, if seats are
 * factions or were dealt some, that of the faction, for which the others have their strength in the system. Every holder of a seat at the
 * end counts, including bots and players who missed turns, and so do those who left a seat.
 * @param skillOf a player's skill on a board before the game
 */
export function ratingChanges(game: RatedGame, skillOf: SkillOf): readonly RatingChange[] {
  const boards = [OVERALL, game.system].map((board) => ({ of: board, others: board }));
  const common = boards.flatMap((board) => changesOn(game, () => board, skillOf));
  const { factions, dealt } = game;
  if (!factions && dealt === undefined) return common;
  const faction = (seat: SeatId) => ({
    of: factionBoard(game.system, dealt?.[seat] ?? seat),
    others: game.system,
  });
  return [...common, ...changesOn(game, faction, skillOf)];
}

/**
 * The changes of a finished game on one separate list, on which all players are compared with each other.
 * @param skillOf a player's skill on it before the game
 */
export function boardChanges(
  game: RatedGame,
  skillOf: (player: string) => Skill,
): readonly Omit<RatingChange, 'board'>[] {
  const { seats, left = [] } = game;
  const isWhole =
    left.length === 0 && seats.every(({ gain, loss }) => gain === undefined && loss === undefined);
  if (!isWhole) return changesOn(game, () => ({ of: OVERALL, others: OVERALL }), skillOf);
  // All at once: the same result in a fraction of the time.
  const skills = rateGame(seats.map(({ player, place }) => ({ skill: skillOf(player), place })));
  return seats.map(({ player }, at) => ({ player, skill: skills[at] ?? skillOf(player) }));
}

type SkillOf = (player: string, board: string) => Skill;
/** The board on which a player is rated, and the one that provides the strength of the others. */
type BoardOf = (seat: SeatId) => { readonly of: string; readonly others: string };

function changesOn({ seats, left = [] }: RatedGame, boardOf: BoardOf, skillOf: SkillOf): RatingChange[] {
  return [...seats, ...left].map((own) => {
    const board = boardOf(own.seat);
    const before = skillOf(own.player, board.of);
    const table = seats.map((one) =>
      one.seat === own.seat
        ? { skill: before, place: own.place }
        : { skill: skillOf(one.player, board.others), place: one.place },
    );
    const at = seats.findIndex(({ seat }) => seat === own.seat);
    return { player: own.player, board: board.of, skill: partly(before, rateGame(table)[at] ?? before, own) };
  });
}

/** The part of a skill change that counts for the player. */
function partly(before: Skill, after: Skill, { gain = 1, loss = 1 }: RatedSeat): Skill {
  const part = after.mu < before.mu ? loss : gain;
  if (part === 1) return after;
  return {
    mu: before.mu + part * (after.mu - before.mu),
    sigma: before.sigma + part * (after.sigma - before.sigma),
  };
}

/** A rating as players see it: 1500 with a deviation of 167 at the start, 20 points to each of the model's. */
export function shownRating({ mu, sigma }: Skill): { rating: number; deviation: number } {
  return { rating: Math.round(1500 + (mu - NEW_SKILL.mu) * 20), deviation: Math.round(sigma * 20) };
}

/** After this many days without a rated game a player keeps the rating but loses the place on the leaderboard. */
export const INACTIVE_AFTER_DAYS = 365;

/**
 * The lower end of the band of two deviations. Leaderboards are sorted by it, so that a long record counts for more than
 * a lucky start.
 */
export function lowerEnd({ mu, sigma }: Skill): number {
  return mu - 2 * sigma;
}

/** The same in the points that players see; players with equal ones share a rank. */
export function shownLowerEnd(skill: Skill): number {
  const { rating, deviation } = shownRating(skill);
  return lowerEnd({ mu: rating, sigma: deviation });
}
