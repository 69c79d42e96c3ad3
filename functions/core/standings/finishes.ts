import type { GameSystem, Message } from '../../../engine/game';
import { inRound } from '../../../engine/games';
import { textRandom } from '../../../engine/random';
import {
  clinches,
  type FinishRange,
  finishRanges,
  type Notice,
  type OpenSeason,
  type OpenSeat,
  USUAL_RULES,
} from '../../../engine/tournament/aggregation';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { ChosenScoring, PointRange, ScoredBoard } from '../../../engine/tournament/scoring';
import { endOf } from '../game/board-end';
import { message } from '../platform/message';
import type { BoardRecord } from '../result/results.records';
import { scoredBoard } from '../scoring/scored-boards';
import type { SeasonRecord } from '../season/seasons.records';
import type { SeasonData } from './season-data';
import { adjustmentsOf, byesOf } from './season-event';
import { seatsOf, sizesOf } from './season-seats';

/** The places that are still possible, or why they cannot be computed. */
export type Finishes =
  | { readonly known: true; readonly ranges: readonly FinishRange[]; readonly notices: readonly Notice[] }
  | { readonly known: false; readonly why: Message };

/** The newest rules of a season's game, and how its rounds are scored. */
interface Played {
  readonly system: GameSystem;
  readonly scoringIn: (round: number) => ChosenScoring;
}

/**
 * The places that are still possible in a running season.
 * @param scored the boards for scoring systems, by game
 * @param players everyone in the table
 */
export function finishesOf(
  { system, scoringIn }: Played,
  { season, entries, boards, rounds }: SeasonData,
  scored: ReadonlyMap<string, ScoredBoard>,
  players: readonly string[],
): Finishes {
  const drawn = new Set(boards.map(({ round }) => round));
  const toCome = Array.from({ length: season.rounds }, (_, at) => at + 1).filter(
    (round) => !drawn.has(round),
  );
  const why = obstacleTo(season, toCome.length);
  if (why !== undefined) return { known: false, why };
  const known = boards.map((board) => openBoard(season, board, scoringIn(board.round), scored));
  const substitutes = substitutesToCome(season, known);
  const newcomers = [...botsToCome(season, toCome.length), ...substitutes.map(({ player }) => player)];
  const open: OpenSeason = {
    players: [...players, ...newcomers],
    boards: [...known, ...substitutes.map(({ round, ...seat }) => ({ round, running: true, seats: [seat] }))],
    toCome: toCome.map((round) => ({
      round,
      ...freshRange(system, scoringIn(round), inRound(season, round)),
    })),
    ...byesOf(rounds),
    adjustments: adjustmentsOf(entries),
  };
  const ranges = finishRanges(open, season.aggregation ?? USUAL_RULES).filter(
    ({ player }) => !newcomers.includes(player),
  );
  return { known: true, ranges, notices: clinches(ranges, cutsOf(season, players.length)) };
}

function obstacleTo({ format, registration }: SeasonRecord, toCome: number): Message | undefined {
  if (format.kind === 'ladder') return message('finish.ladder');
  if (knocksOut(format)) return message('finish.knockOut');
  if (registration.late && toCome > 0) return message('finish.late');
  return undefined;
}

/** Bots that may still fill boards of future rounds; they start with nothing. */
function botsToCome(season: SeasonRecord, toCome: number): readonly string[] {
  const most = sizesOf(season).leftOver === 'bots' ? (seatsOf(season).length - 1) * toCome : 0;
  return Array.from({ length: most }, (_, at) => `newcomer ${at + 1}`);
}

/** Players who may still take a seat of a running board: each may get the points it can give, beside its holder's. */
function substitutesToCome(season: SeasonRecord, boards: OpenSeason['boards']) {
  if ((season.absence?.substitutes ?? 'none') === 'none') return [];
  return boards.flatMap(({ round, running, seats }, board) =>
    running
      ? seats.map(({ least, most }, seat) => ({
          ...{ player: `substitute ${board + 1} ${seat + 1}`, round, least, most },
          mayLose: 'does-not-count' as const,
        }))
      : [],
  );
}

/** The range of points of a game that has not begun, on boards of every size that the season may have. */
function freshRange(system: GameSystem, scoring: ChosenScoring, season: SeasonRecord): PointRange {
  const { boardSize, smallest, leftOver, withoutBots } = sizesOf(season);
  const maySmall = leftOver === 'smaller-boards' || withoutBots === true;
  const least = maySmall ? Math.min(smallest, boardSize) : boardSize;
  const sizes = Array.from({ length: boardSize - least + 1 }, (_, at) => least + at);
  const ranges = sizes.flatMap((size) => Object.values(scoring.range(freshBoard(system, season, size))));
  // A player who loses the seat of a future board gets none of its points, or a share.
  const nothing = losesSeats(season) || sharesSeats(season) ? [0] : [];
  return {
    least: Math.min(...nothing, ...ranges.map((range) => range.least)),
    most: Math.max(...nothing, ...ranges.map((range) => range.most)),
  };
}

function freshBoard(system: GameSystem, season: SeasonRecord, size: number): ScoredBoard {
  const seats = seatsOf(season).slice(0, size);
  const played = system.under?.(season.options) ?? system;
  const position = played.setup(played.options.parse(season.options), seats, textRandom('a fresh board'));
  const players = seats.map((seat) => ({ seat, player: { id: seat, name: seat, kind: 'bot' as const } }));
  return scoredBoard(
    played,
    { seats: players, options: season.options },
    position,
    endOf(played, position, []),
  );
}

function openBoard(
  season: SeasonRecord,
  board: BoardRecord,
  scoring: ChosenScoring,
  scored: ReadonlyMap<string, ScoredBoard>,
) {
  const running = board.status === 'running';
  const state = scored.get(board.game);
  const ranges = running && state !== undefined ? scoring.range(state) : {};
  const divided = board.shares !== undefined || sharesSeats(season);
  const rangeOf = (seat: string, points: number): PointRange => {
    const range = ranges[seat];
    if (range === undefined) return { least: points, most: points };
    return divided ? { least: Math.min(0, range.least), most: Math.max(0, range.most) } : range;
  };
  return {
    round: board.round,
    running,
    seats: [
      ...board.seats.map(({ seat, player, points, share }) => ({
        player: player.id,
        ...rangeOf(seat, share?.points ?? points),
        ...(running && losesSeats(season) && { mayLose: whatIsLost(season) }),
      })),
      // A player who lost a seat has played this board, and gets no points.
      ...(board.forfeits ?? []).map(({ player }) => ({
        ...{ player: player.id, least: 0, most: 0, forfeited: true },
      })),
      ...(board.shares ?? []).map(({ seat, player, share }) => ({
        ...{ player: player.id, ...rangeOf(seat, share.points) },
      })),
    ],
  };
}

/** Whether a seat that changes hands divides its points, from nothing to all of them. */
function sharesSeats({ absence }: SeasonRecord): boolean {
  return absence?.seatPoints === 'share';
}

/** Whether players who miss turns lose their seats by the season's policy. */
function losesSeats({ absence }: SeasonRecord): boolean {
  if (absence === undefined || absence.disorder === null) return false;
  return absence.substitutes !== 'none' || absence.botAfter !== null;
}

function whatIsLost({ absence }: SeasonRecord): OpenSeat['mayLose'] & string {
  return absence?.forfeits === true ? 'pays-nothing' : 'does-not-count';
}

/** Winning and the first three; in a division, also promotion and staying. */
function cutsOf({ division }: SeasonRecord, players: number): readonly number[] {
  const cuts = [1, 3];
  if (division !== undefined) cuts.push(division.up, players - division.down);
  return [...new Set(cuts)].filter((cut) => cut > 0 && cut < players).sort((one, other) => one - other);
}
