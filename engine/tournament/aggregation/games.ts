import type { BySeat } from '../../game';
import type { Message } from '../../game/message';
import { figure, message } from '../scoring/message';
import { type Line, sumOf } from '../scoring/system';
import type { AggregationRules } from './rules';

/** A board of an event, ended or scored as if it ended now. */
export interface EventBoard {
  readonly round: number;
  /** Whether the qualified players play here, in the last round. */
  readonly topBoard?: boolean;
  readonly seats: readonly EventSeat[];
}

export interface EventSeat {
  readonly player: string;
  readonly points: number;
  /** The leading measure, for ties by centres and board tops; if left out, points are used. */
  readonly centres?: number;
  /** Whether the seat won alone. */
  readonly won?: boolean;
  /** Whether the player lost the seat under the season's policy: no points, and the last place. */
  readonly forfeited?: boolean;
}

export interface EventInput {
  /** In the order in which they registered. */
  readonly players: readonly string[];
  readonly boards: readonly EventBoard[];
  /** Rounds in which the draw left a player over, by player. */
  readonly satOut?: BySeat<readonly number[]>;
  /** Rounds that a player asked to sit out, by player. */
  readonly askedOut?: BySeat<readonly number[]>;
  /** Points that an organizer gave or took, by player. */
  readonly adjustments?: BySeat<readonly Adjustment[]>;
  /** The published seed of lots; without one, lots decide nothing. */
  readonly seed?: string;
}

/** A bonus, or a penalty of less than 0 points, with the reason that everybody reads. */
export interface Adjustment {
  readonly points: number;
  readonly reason: string;
}

export interface PlayerGame {
  readonly round: number;
  readonly points: number;
  readonly board: EventBoard;
  readonly seat: EventSeat;
}

/** Every player's games, in the order of rounds. */
export type Games = ReadonlyMap<string, readonly PlayerGame[]>;

export function gamesOf({ players, boards }: Pick<EventInput, 'players' | 'boards'>): Games {
  const games = new Map<string, PlayerGame[]>(players.map((player) => [player, []]));
  for (const board of boards)
    for (const seat of board.seats)
      games.get(seat.player)?.push({ round: board.round, points: seat.points, board, seat });
  for (const list of games.values()) list.sort((one, other) => one.round - other.round);
  return games;
}

/** A part that can count towards a total: a round, a game, or a round sat out. */
export interface Part {
  readonly round: number;
  readonly text: Message;
  readonly points: number;
}

/** A player's total, the lines that add up to it, and the parts that did not count. */
export interface PlayerTotal {
  readonly player: string;
  readonly total: number;
  readonly lines: readonly Line[];
  readonly dropped: readonly Part[];
  /** Whether this player ranks above all others, whatever the total. */
  readonly champion: boolean;
}

/** A player's rounds: the sum or the best of the games in each, and bonuses for rounds sat out. */
export function roundParts(
  games: readonly PlayerGame[],
  byes: Byes,
  rules: AggregationRules,
  combine: 'sum' | 'best',
): readonly Part[] {
  const rounds = [...new Set(games.map(({ round }) => round))];
  const played = rounds.map((round) => {
    const points = games.filter((game) => game.round === round).map((game) => game.points);
    return {
      round,
      text:
        points.length > 1
          ? message('total.roundOf', { round, how: combine, count: points.length })
          : message('total.round', { round }),
      points: combine === 'best' ? Math.max(...points) : points.reduce((sum, one) => sum + one, 0),
    };
  });
  return inOrder([...played, ...byeParts(byes, rules, played)]);
}

/** A player's games one by one, and bonuses for rounds sat out as separate games. */
export function gameParts(
  games: readonly PlayerGame[],
  byes: Byes,
  rules: AggregationRules,
): readonly Part[] {
  const played = games.map(({ round, points }) => ({
    round,
    text: message('total.game', { round }),
    points,
  }));
  return inOrder([...played, ...byeParts(byes, rules, played)]);
}

/** The rounds that one player sat out: left over by the draw, or at their own request. Absences are none of them. */
export interface Byes {
  readonly drawn: readonly number[];
  readonly asked: readonly number[];
}

/** @param played the player's rounds or games, whose mean a bye may pay */
function byeParts(
  { drawn, asked }: Byes,
  { sitOut }: AggregationRules,
  played: readonly Part[],
): readonly Part[] {
  if (sitOut === null) return [];
  const { request, times: paid } = sitOut;
  const isMean = sitOut.average === true && played.length > 0;
  const points = isMean ? sumOf(played.map((part) => part.points)) / played.length : sitOut.points;
  const text = (round: number) => message(isMean ? 'total.satOutMean' : 'total.satOut', { round });
  const all = inOrder([
    ...drawn.map((round) => ({ round, text: text(round), points })),
    // A request that pays nothing is no game of 0 points, which would lower an average.
    ...(request === 0
      ? []
      : asked.map((round) => ({ round, text: message('total.askedOut', { round }), points: request }))),
  ]);
  return paid === 'once' ? all.slice(0, 1) : all;
}

function inOrder(parts: readonly Part[]): readonly Part[] {
  return [...parts].sort((one, other) => one.round - other.round);
}

/** A line that counts several times, or in part. */
export function times(line: Message, factor: number): Message {
  return message('total.times', { line, factor: figure(factor) });
}
