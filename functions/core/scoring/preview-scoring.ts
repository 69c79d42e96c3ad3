import type { Message } from '../../../engine/game/message';
import {
  type ChosenScoring,
  type Line,
  loadScoring,
  type ScoredBoard,
  type Scoring,
  triedBoards,
} from '../../../engine/tournament/scoring';
import { endingWords } from '../game/board-words';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';
import type { SeasonData } from '../standings/season-data';
import { scoredOf } from '../standings/season-scores';
import { scoredBoards } from './scored-boards';
import { scoringProblem } from './scoring-problem';

/** The boards for demonstrating a scoring: finished ones of a season, otherwise three sample boards. */
export async function previewScoring(
  deps: Deps,
  scoring: Scoring,
  seats: number,
  data: SeasonData | undefined,
): Promise<Outcome<Previewed>> {
  const problem = await scoringProblem(scoring, seats);
  if (problem !== undefined) return refuse({ code: 'invalid', problems: [problem] });
  const chosen = await loadScoring(scoring);
  const finished = (data?.boards ?? []).filter(({ status }) => status === 'finished').slice(0, MOST_BOARDS);
  const boards =
    data === undefined || finished.length === 0
      ? exampleBoards(chosen, seats)
      : await playedBoards(deps, chosen, data.season, finished);
  return done({ explanation: chosen.explanation, boards });
}

const MOST_BOARDS = 3;

/** The explanation of a scoring, and the points that it gives on some boards. */
export interface Previewed {
  readonly explanation: readonly Message[];
  readonly boards: readonly PreviewBoard[];
}

interface PreviewBoard {
  readonly name: Message;
  /** The id of the game; null for a sample board. */
  readonly game: string | null;
  readonly seats: {
    readonly name: Message | string;
    readonly measure: number;
    readonly points: number;
    readonly lines: readonly Line[];
  }[];
}

async function playedBoards(
  deps: Deps,
  scoring: ChosenScoring,
  season: SeasonRecord,
  boards: readonly BoardRecord[],
): Promise<PreviewBoard[]> {
  const scored = await scoredBoards(deps, season, boards, scoring.readsHistory);
  return boards.map((board) => {
    const names = new Map(board.seats.map(({ seat, player }) => [seat, player.name]));
    return previewOf(
      scoring,
      scoredOf(scored, board),
      message('scored.name', { season: season.name, round: board.round, board: board.board }),
      board.game,
      (seat) => names.get(seat) ?? seat,
    );
  });
}

/** A solo win, a draw and an end by time. */
function exampleBoards(scoring: ChosenScoring, seats: number): PreviewBoard[] {
  const tried = triedBoards(seats);
  return (['solo', 'draw', 'timed'] as const).flatMap((type) => {
    const board = tried.find(({ ending }) => ending.type === type);
    if (board === undefined) return [];
    const name = message('scored.example', { ending: endingWords(board.ending) });
    return [previewOf(scoring, board, name, null, (seat) => message('scored.seat', { seat }))];
  });
}

function previewOf(
  scoring: ChosenScoring,
  board: ScoredBoard,
  name: Message,
  game: string | null,
  nameOf: (seat: string) => Message | string,
): PreviewBoard {
  const scores = scoring.score(board);
  const seats = board.seats.map((seat) => ({
    name: nameOf(seat),
    measure: board.measure[seat] ?? 0,
    points: scores[seat]?.points ?? 0,
    lines: scores[seat]?.lines ?? [],
  }));
  return { name, game, seats: [...seats].sort((one, other) => other.points - one.points) };
}
