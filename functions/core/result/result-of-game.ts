import { leadingMeasure } from '../../../engine/measures';
import type { FinishedBoard } from '../game/current-board';
import type { GameRecord, StepRecord } from '../game/games.records';
import { type Decision, decisionsIn } from '../scoring/decisions';
import { holdingsOf } from '../standings/seat-shares';
import type { BoardRecord, ResultRecord } from './results.records';

const SHORTEST_RATED = 3;

/** A game's entry in the record without its id and the ratings; undefined for one that is too short to count. */
export function resultOf(
  game: GameRecord,
  { system, last, board, end, rulings }: FinishedBoard,
  steps: readonly StepRecord[],
): Omit<ResultRecord, 'id'> | undefined {
  const { atTheTable } = game;
  if (last.step < SHORTEST_RATED && atTheTable === undefined) return undefined;
  const { outcome, figures, result, revision } = end;
  if (outcome === null) return undefined;
  const decisions = decisionsIn(system, steps);
  const lastLeft = (seat: string) =>
    Math.max(0, ...game.left.map((one) => (one.seat === seat ? (one.step ?? 0) : 0)));
  const leading = leadingMeasure(game).id;
  return {
    ...{ game: game.id, system: game.system, league: game.league },
    ...{ season: game.season, round: game.round, board: game.board },
    // A board at a real table ends when its result is first entered, one of a past season when that season ended.
    endedAt: atTheTable === undefined ? last.closedAt : (game.playedAt ?? rulings[0]?.at ?? last.closedAt),
    ending: outcome.type,
    ...(result === 'void' ? { voided: true } : {}),
    ...(revision === 0 ? {} : { revision }),
    ...(atTheTable === undefined ? {} : { atTheTable, unconfirmed: true }),
    seats: board.seats.map(({ seat, faction, player, place, points, share }) => ({
      seat,
      ...(faction !== undefined && { faction }),
      player,
      place: place ?? 0,
      winner: result !== 'void' && outcome.winners.includes(seat),
      points: share?.points ?? points,
      leading: figures[seat]?.[leading] ?? 0,
      rating: 0,
      ...keptIn(decisions, seat, lastLeft(seat), last.step + 1),
      ...(game.left.some((one) => one.seat === seat) && { turns: turnsOf(game, seat, last.step).at(-1) }),
    })),
    ...(game.left.length > 0 && game.absence?.seatPoints === 'share' ? { shared: true } : {}),
    ...(game.left.length === 0 ? {} : { left: leaversOf(game, board, decisions, last.step) }),
  };
}

/** The number of decisions that a seat owed from a step on and before another, and how many were made in time. */
function keptIn(decisions: readonly Decision[], seat: string, from: number, before: number) {
  const own = decisions.filter((one) => one.seat === seat && one.step >= from && one.step < before);
  return { owed: own.length, kept: own.filter(({ kept }) => kept).length };
}

function turnsOf(game: GameRecord, seat: string, played: number): readonly number[] {
  return holdingsOf(game, seat, played).map(({ turns }) => turns);
}

/** Those who left a seat, each with the decisions of their own time in it; none if that time was not recorded. */
function leaversOf(
  game: GameRecord,
  { shares = [] }: BoardRecord,
  decisions: readonly Decision[],
  played: number,
): NonNullable<ResultRecord['left']> {
  return game.left.map(({ seat, player, step, forfeited }, at) => {
    const earlier = game.left.slice(0, at).filter((one) => one.seat === seat);
    const since = Math.max(0, ...earlier.map((one) => one.step ?? 0));
    const share = shares.find((one) => one.seat === seat && one.player.id === player.id)?.share;
    const again = game.left.findIndex((one) => one.seat === seat && one.player.id === player.id) < at;
    return {
      ...{ seat, player, ...keptIn(decisions, seat, since, step ?? 0) },
      ...(step === undefined ? {} : { turns: turnsOf(game, seat, played)[earlier.length] }),
      ...(forfeited === true ? { forfeited } : {}),
      // The share of a player who left twice is included once.
      ...(share === undefined || again ? {} : { points: share.points }),
    };
  });
}
