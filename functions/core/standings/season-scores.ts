import { loadGameSystem } from '../../../engine/load-system';
import type { Line, ScoredBoard, SeatScore } from '../../../engine/tournament/scoring';
import type { StandingsEntry } from '../../../engine/tournament/standings';
import { awaitsResult } from '../game/boards';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { BoardRecord, SeatShare } from '../result/results.records';
import { scoredBoards } from '../scoring/scored-boards';
import { anyReadsHistory, loadScorings } from '../scoring/scoring-of-round';
import { type NamedTeamRow, namedTeams, teamStanding } from '../team/season-teams';
import { type Finishes, finishesOf } from './finishes';
import type { SeasonData } from './season-data';
import { seasonTable } from './season-table';

/** A game of a player with the lines of its points. */
export interface ExplainedGame {
  readonly game: string;
  readonly round: number;
  readonly board: number;
  readonly seat: string;
  readonly running: boolean;
  readonly points: number;
  readonly lines: readonly Line[];
}

export interface ExplainedRow
  extends Pick<StandingsEntry<unknown>, 'place' | 'player' | 'total' | 'lines' | 'dropped'> {
  readonly games: readonly ExplainedGame[];
}

export interface SeasonScores {
  readonly rows: readonly ExplainedRow[];
  /** Null while no board is in progress. */
  readonly finishes: Finishes | null;
  readonly teams: readonly NamedTeamRow[];
}

/**
 * The standings with all their lines, the places still possible, and the teams.
 * @param shown whether the row of a player is wanted
 */
export async function seasonScores(
  deps: Deps,
  data: SeasonData,
  shown: (row: { readonly player: string }) => boolean = () => true,
): Promise<SeasonScores> {
  const { season, entries, boards, rounds } = data;
  const scoringIn = await loadScorings(season);
  const scored = await scoredBoards(deps, season, boards, anyReadsHistory(scoringIn, boards));
  const table = seasonTable(season, entries, boards, rounds);
  const known = boards.filter((board) => !awaitsResult(board));
  const games = gamesByPlayer(known, (board) => scoringIn(board.round).score(scoredOf(scored, board)));
  return {
    rows: table.filter(shown).map(({ place, player, total, lines, dropped }) => ({
      place,
      player,
      total,
      lines,
      dropped,
      games: (games.get(player) ?? []).map((explained) => explained()),
    })),
    finishes:
      season.status === 'running'
        ? finishesOf(
            { system: await loadGameSystem(season), scoringIn },
            data,
            scored,
            table.map(({ player }) => player),
          )
        : null,
    teams: await namedTeams(deps, season, teamStanding(season, table)),
  };
}

/** The board of a summary, from `scoredBoards`. */
export function scoredOf(scored: ReadonlyMap<string, ScoredBoard>, { game }: BoardRecord): ScoredBoard {
  const board = scored.get(game);
  if (board === undefined) throw new Error(`board ${game} was not read`);
  return board;
}

/** Each player's games; a game is explained on request, and a board scored once for all its seats. */
function gamesByPlayer(
  boards: readonly BoardRecord[],
  scoresOf: (board: BoardRecord) => Readonly<Record<string, SeatScore>>,
): ReadonlyMap<string, readonly (() => ExplainedGame)[]> {
  const games = new Map<string, (() => ExplainedGame)[]>();
  for (const board of boards) {
    let kept: ReturnType<typeof scoresOf> | undefined;
    const scores = () => {
      kept ??= scoresOf(board);
      return kept;
    };
    for (const held of heldIn(board)) {
      const own = games.get(held.player.id) ?? [];
      own.push(() => explainedGame(board, held, scores()[held.seat]));
      games.set(held.player.id, own);
    }
  }
  return games;
}

/** A player's points on a board: a seat with its points, and the share if several players held it. */
type Held = Pick<BoardRecord['seats'][number], 'seat' | 'player' | 'points' | 'share'>;

function heldIn({ seats, shares = [] }: BoardRecord): readonly Held[] {
  const pointsOf = (name: string) => seats.find(({ seat }) => seat === name)?.points ?? 0;
  return [...seats, ...shares.map((one) => ({ ...one, points: pointsOf(one.seat) }))];
}

function explainedGame(
  { game, round, board, status }: BoardRecord,
  { seat, points, share }: Held,
  score: SeatScore | undefined,
): ExplainedGame {
  return {
    ...{ game, round, board, seat, running: status === 'running' },
    points: share?.points ?? points,
    lines: [...linesUpTo(points, score), ...shareLines(points, share)],
  };
}

/** The score line that reduces a seat's points to the share its player held. */
function shareLines(points: number, share: SeatShare | undefined): readonly Line[] {
  if (share === undefined) return [];
  const { turns, of, points: own } = share;
  return [{ text: message('scored.held', { turns, of }), points: own - points }];
}

/** Lines that add up to the points that count; a manual correction is a line of its own. */
function linesUpTo(points: number, score: SeatScore | undefined): readonly Line[] {
  const { lines, points: sum } = score ?? { lines: [], points: 0 };
  const changed = points - sum;
  return Math.abs(changed) < 1e-9 ? lines : [...lines, { text: message('scored.ruled'), points: changed }];
}
