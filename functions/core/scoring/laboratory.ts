import type { Message } from '../../../engine/game/message';
import { type AggregationRules, explainRules, USUAL_RULES } from '../../../engine/tournament/aggregation';
import {
  type ChosenScoring,
  loadScoring,
  PROPERTY_IDS,
  PROPERTY_WORDS,
  type Scoring,
  triedBoards,
} from '../../../engine/tournament/scoring';
import type { StandingsEntry } from '../../../engine/tournament/standings';
import { boardWords } from '../game/board-words';
import { awaitsResult } from '../game/boards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';
import type { SeasonData } from '../standings/season-data';
import { scoredOf } from '../standings/season-scores';
import { seatsOf } from '../standings/season-seats';
import { seasonTable } from '../standings/season-table';
import { scoredBoards } from './scored-boards';
import { anyReadsHistory, loadScorings } from './scoring-of-round';
import { scoringProblem } from './scoring-problem';

/** Other rules for scoring and totals; omitted ones stay the season's own. */
export interface Trial {
  readonly scoring?: Scoring | undefined;
  readonly aggregation?: AggregationRules | undefined;
}

/** A season's standings under a trial, beside the present ones, and the properties of the tried system. */
export interface Replay {
  readonly scoring: Pick<ChosenScoring, 'id' | 'name' | 'explanation' | 'source'>;
  /** The rules for totals, in sentences. */
  readonly rules: readonly Message[];
  readonly rows: readonly (Pick<StandingsEntry<unknown>, 'player' | 'place' | 'total' | 'lines'> & {
    readonly placeBefore: number;
    readonly totalBefore: number;
  })[];
  readonly properties: ReturnType<typeof propertiesOf>;
}

/**
 * A season scored by another system or added up by other rules, beside its present standings; and the properties of the
 * system.
 */
export async function replaySeason(deps: Deps, data: SeasonData, trial: Trial): Promise<Outcome<Replay>> {
  const { season, entries, rounds } = data;
  const boards = data.boards.filter((board) => !awaitsResult(board));
  const scoring = trial.scoring ?? season.scoring;
  const problem = await scoringProblem(scoring, seatsOf(season).length);
  if (problem !== undefined) return refuse({ code: 'invalid', problems: [problem] });
  const chosen = await loadScoring(scoring);
  // A tried scoring is that of all rounds; the season's own may differ by round.
  const scoringIn = trial.scoring === undefined ? await loadScorings(season) : () => chosen;
  const scored = await scoredBoards(deps, season, boards, anyReadsHistory(scoringIn, boards));
  const other: SeasonRecord = { ...season, scoring, aggregation: trial.aggregation ?? season.aggregation };
  const before = new Map(seasonTable(season, entries, boards, rounds).map((row) => [row.player, row]));
  const after = seasonTable(
    other,
    entries,
    boards.map((board) => rescored(board, scoringIn(board.round).score(scoredOf(scored, board)))),
    rounds,
  );
  return done({
    scoring: {
      ...{ id: chosen.id, name: chosen.name, source: chosen.source },
      explanation: chosen.explanation,
    },
    rules: explainRules(other.aggregation ?? USUAL_RULES),
    rows: after.map(({ place, player, total, lines }) => ({
      player,
      place,
      total,
      lines,
      placeBefore: before.get(player)?.place ?? place,
      totalBefore: before.get(player)?.total ?? 0,
    })),
    properties: propertiesOf(chosen),
  });
}

function rescored(board: BoardRecord, scores: ReturnType<ChosenScoring['score']>): BoardRecord {
  return {
    ...board,
    seats: board.seats.map((seat) => ({ ...seat, points: scores[seat.seat]?.points ?? 0 })),
  };
}

/** The stated properties of a system, tested on boards of the classic game. */
function propertiesOf(scoring: ChosenScoring) {
  const verdicts = scoring.properties(triedBoards());
  return PROPERTY_IDS.map((id) => {
    const verdict = verdicts[id];
    return {
      id,
      words: PROPERTY_WORDS[id],
      holds: verdict.holds,
      tried: verdict.holds ? verdict.tried : null,
      why: verdict.holds ? null : verdict.why,
      boards: verdict.holds ? [] : verdict.boards.map(boardWords),
    };
  });
}
