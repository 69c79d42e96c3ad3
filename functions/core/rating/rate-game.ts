import { isGameSystem } from '../../../engine/games';
import type { Skill } from '../../../engine/tournament/plackett-luce';
import { NEW_SKILL, ratingChanges, shownRating } from '../../../engine/tournament/ratings';
import { finishedBoard } from '../game/current-board';
import type { GameRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { resultOf } from '../result/result-of-game';
import type { RatingRecord, ResultRecord } from '../result/results.records';
import { ratedGame } from './rated-game';
import { type RatingName, type RatingWrite, ratingName } from './ratings.store';

const HISTORY = 20;
const ATTEMPTS = 5;

/** Updates the ratings of a finished game's players, once. Games of fewer than three steps are not rated. */
export async function rateFinishedGame(deps: Deps, game: GameRecord): Promise<void> {
  const finished = await finishedBoard(deps, game);
  if (finished === undefined) return;
  const draft = resultOf(game, finished, await deps.store.steps(game.id));
  if (draft === undefined) return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // Created again for each attempt: of two games that share a player the one rated later has the greater id.
    const result: ResultRecord = { ...draft, id: deps.newId() };
    const { generation, ratings } = await deps.store.ratingsAt(ratedOn(result));
    const writes = ratingsAfter(result, (name) => ratings.get(ratingName(name)));
    const saved = await deps.store.saveResult(withRatings(result, writes), writes, generation);
    if (saved !== 'changed-meanwhile') return;
  }
  throw new Error(`ratings of game ${game.id} kept changing while it was rated`);
}

/**
 * The ratings after a result, each beside the one it replaces; none for a result that is void, not rated, or not
 * confirmed.
 */
export function ratingsAfter(
  result: ResultRecord,
  ratingOf: (name: RatingName) => RatingRecord | undefined,
): readonly RatingWrite[] {
  if (!countsOnSite(result) || result.atTheTable?.rated === false) return [];
  const game = ratedGame(result);
  const skillOf = (player: string, board: string): Skill => ratingOf({ player, board }) ?? NEW_SKILL;
  return ratingChanges(game, skillOf).flatMap(({ player, board, skill }) => {
    const seat = result.seats.find((one) => one.player.id === player);
    const rated = seat ?? result.left?.find((one) => one.player.id === player);
    if (rated === undefined) return [];
    const before = ratingOf({ player, board });
    const after: RatingRecord = {
      player: rated.player,
      board,
      ...skill,
      games: (before?.games ?? 0) + 1,
      wins: (before?.wins ?? 0) + (seat?.winner === true ? 1 : 0),
      history: [...(before?.history ?? []), shownRating(skill).rating].slice(-HISTORY),
      lastPlayed: result.endedAt,
    };
    return [{ before, after }];
  });
}

/**
 * Whether a result counts beyond its league: it is not void, not an unconfirmed report, and not of a game without an
 * engine, which only its league defines.
 */
export function countsOnSite({
  voided,
  unconfirmed,
  system,
}: Pick<ResultRecord, 'voided' | 'unconfirmed' | 'system'>): boolean {
  return voided !== true && unconfirmed !== true && isGameSystem(system);
}

/** The ratings that a game changes, by player and board, if it counts. */
export function ratedOn(result: ResultRecord): readonly RatingName[] {
  return ratingChanges(ratedGame(result), () => NEW_SKILL);
}

/** The result with each player's rating in the game system before and after it. */
export function withRatings(result: ResultRecord, writes: readonly RatingWrite[]): ResultRecord {
  const ratings = new Map(
    writes
      .filter(({ after }) => after.board === result.system)
      .map((write) => [write.after.player.id, write]),
  );
  const seats = result.seats.map((seat) => {
    const write = ratings.get(seat.player.id);
    const before = shownRating(write?.before ?? NEW_SKILL).rating;
    if (write === undefined) {
      const { deviation: _, ...unrated } = seat;
      return { ...unrated, before, rating: 0 };
    }
    return { ...seat, before, ...shownRating(write.after) };
  });
  return { ...result, seats, ...(result.left && { left: result.left.map((one) => leaver(one, ratings)) }) };
}

type Left = NonNullable<ResultRecord['left']>[number];

/**
 * A player who left a seat has ratings beside it if the game rated them; results of earlier releases stay unchanged.
 */
function leaver({ before: _, rating: __, ...left }: Left, ratings: ReadonlyMap<string, RatingWrite>): Left {
  const write = ratings.get(left.player.id);
  if (write === undefined) return left;
  const before = shownRating(write.before ?? NEW_SKILL).rating;
  return { ...left, before, rating: shownRating(write.after).rating };
}
