import type { GameSystem } from '../../engine/game';
import { gameSystem } from '../../engine/systems';
import {
  NEW_SKILL,
  type RatedGame,
  ratingChanges,
  type Skill,
  shownRating,
} from '../../engine/tournament/ratings';
import type { GameRecord, RatingRecord, ResultRecord, StepRecord } from '../store/records';
import { boardOf } from './boards';
import type { Deps } from './deps';

const HISTORY = 20;
const SHORTEST_RATED = 3;
const ATTEMPTS = 5;

/** Counts a finished game in its players' ratings, once. Games of fewer than three steps are not rated. */
export async function rateFinishedGame(deps: Deps, game: GameRecord): Promise<void> {
  const [gate, steps] = await Promise.all([deps.store.gate(game.id), deps.store.steps(game.id)]);
  const system = gameSystem(game.system);
  const last = steps.at(-1);
  if (gate === undefined || system === undefined || last === undefined || last.step < SHORTEST_RATED) return;
  const summary = boardOf(system, game, gate, last);
  const outcome = system.outcome(last.position);
  if (outcome === null) return;
  const kept = decisionsKept(system, steps);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const seats = summary.seats.map(({ seat, player, place, points }) => ({
      seat,
      player,
      place: place ?? 0,
      winner: outcome.winners.includes(seat),
      points,
      rating: 0,
      ...(kept.get(seat) ?? { owed: 0, kept: 0 }),
    }));
    // Made anew for each attempt: of two games that share a player the one rated later has the greater id.
    const result: ResultRecord = {
      id: deps.newId(),
      game: game.id,
      system: game.system,
      league: game.league,
      season: game.season,
      round: game.round,
      board: game.board,
      endedAt: last.closedAt,
      ending: outcome.type,
      seats,
    };
    const writes = await ratingsAfter(result, (player, board) => deps.store.rating(player, board));
    if ((await deps.store.saveResult(withRatings(result, writes), writes)) !== 'changed-meanwhile') return;
  }
  throw new Error(`ratings of game ${game.id} kept changing while it was rated`);
}

interface Write {
  readonly before: RatingRecord | undefined;
  readonly after: RatingRecord;
}

/** The ratings that a result leads to, each beside the one it replaces. */
export async function ratingsAfter(
  result: ResultRecord,
  ratingOf: (player: string, board: string) => Promise<RatingRecord | undefined> | RatingRecord | undefined,
): Promise<readonly Write[]> {
  const game = ratedGame(result);
  const boards = new Map<string, RatingRecord | undefined>();
  const wanted = ratingChanges(game, () => NEW_SKILL);
  await Promise.all(
    wanted.map(async ({ player, board }) => boards.set(`${player} ${board}`, await ratingOf(player, board))),
  );
  const skillOf = (player: string, board: string): Skill => boards.get(`${player} ${board}`) ?? NEW_SKILL;
  return ratingChanges(game, skillOf).flatMap(({ player, board, skill }) => {
    const seat = result.seats.find((one) => one.player.id === player);
    if (seat === undefined) return [];
    const before = boards.get(`${player} ${board}`);
    const after: RatingRecord = {
      player: seat.player,
      board,
      ...skill,
      games: (before?.games ?? 0) + 1,
      wins: (before?.wins ?? 0) + (seat.winner ? 1 : 0),
      history: [...(before?.history ?? []), shownRating(skill).rating].slice(-HISTORY),
      lastPlayed: result.endedAt,
    };
    return [{ before, after }];
  });
}

function ratedGame({ system, seats }: ResultRecord): RatedGame {
  return {
    system,
    factions: gameSystem(system)?.seats.fixed === true,
    seats: seats.map(({ player, seat, place }) => ({ player: player.id, seat, place })),
  };
}

/** The result with each player's rating in the game system after it. */
export function withRatings(result: ResultRecord, writes: readonly Write[]): ResultRecord {
  const ratings = new Map(
    writes
      .filter(({ after }) => after.board === result.system)
      .map(({ after }) => [after.player.id, shownRating(after).rating]),
  );
  return {
    ...result,
    seats: result.seats.map((seat) => ({ ...seat, rating: ratings.get(seat.player.id) ?? 0 })),
  };
}

/** How many decisions each seat owed, and how many were there when their step closed. */
function decisionsKept(
  system: GameSystem,
  steps: readonly StepRecord[],
): ReadonlyMap<string, { owed: number; kept: number }> {
  const counts = new Map<string, { owed: number; kept: number }>();
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    const owing = before === undefined ? [] : (system.pending(before.position)?.seats ?? []);
    for (const { seat, owes } of owing) {
      if (!owes) continue;
      const { owed, kept } = counts.get(seat) ?? { owed: 0, kept: 0 };
      counts.set(seat, { owed: owed + 1, kept: kept + (Object.hasOwn(step.given, seat) ? 1 : 0) });
    }
  }
  return counts;
}
