import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import { loadScoring } from '../../../engine/tournament/scoring';
import type { Deps } from '../platform/deps';
import type { BoardRecord } from '../result/results.records';
import type { RulingRecord } from '../ruling/rulings.records';
import { replayed } from '../scoring/scored-boards';
import { type BoardEnd, endOf } from './board-end';
import { boardOf } from './boards';
import type { GameRecord, Gate, StepRecord } from './games.records';
import { delayOf, lastForOthers } from './watch-delay';

/** A finished game: its rules, its last step, its summary and end after rulings, and the rulings themselves. */
export interface FinishedBoard {
  readonly system: GameSystem;
  readonly last: StepRecord;
  readonly board: BoardRecord;
  readonly end: BoardEnd;
  readonly rulings: readonly RulingRecord[];
}

/** Reads a finished game strongly; undefined while it is in progress. */
export async function finishedBoard(deps: Deps, game: GameRecord): Promise<FinishedBoard | undefined> {
  const [gate, rulings] = await Promise.all([deps.store.gate(game.id), deps.store.rulings(game.id)]);
  const system = await loadSystemFor(game);
  if (gate?.state !== 'finished' || system === undefined) return undefined;
  const [last, history] = await Promise.all([
    deps.store.stepInPlay(gate, gate.step),
    earlierYears(deps, game, gate),
  ]);
  if (last === undefined) throw new Error(`game ${game.id} has no step ${gate.step}`);
  const board = await boardOf(system, game, gate, last, history, rulings);
  const end = endOf(system, last.position, rulings);
  return { system, last, rulings, ...((await paidAsSolo(deps, board, end)) ?? { board, end }) };
}

/**
 * Earlier releases scored every win by points as a solo. Boards scored in that way keep their result until a ruling.
 */
async function paidAsSolo(deps: Deps, { season, game, winner }: BoardRecord, end: BoardEnd) {
  const { outcome, result } = end;
  if (outcome?.end !== 'points' || winner === null || result !== 'as-played') return undefined;
  const board = (await deps.store.boards(season)).find((one) => one.game === game);
  if (board?.status !== 'finished' || board.scored?.ending.type !== 'solo') return undefined;
  return { board, end: { ...end, outcome: { ...outcome, end: 'solo' } } } satisfies Partial<FinishedBoard>;
}

/**
 * The past years stored in earlier summaries of the board, if the season's scoring reads them. After a ruling that took
 * steps back the years are read from the valid steps.
 */
export async function earlierYears(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
): Promise<BoardRecord['history']> {
  if (!(await loadScoring(game.scoring)).readsHistory) return undefined;
  const boards = await deps.store.boards(game.season.id);
  const kept = boards.find((board) => board.game === game.id);
  // A summary that was shown later lacks the last years of a finished game.
  const isLate = kept?.shown !== undefined && delayOf(game, gate) === 0;
  if (kept === undefined || (kept.line === gate.line && !isLate)) return kept?.history;
  const shown = lastForOthers(gate, delayOf(game, gate));
  const { history } = await replayed(deps, {
    game: game.id,
    step: gate.state === 'finished' ? gate.step : shown,
  });
  return history.map((years) => ({ ...years }));
}
