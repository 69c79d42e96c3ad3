import type { BySeat, GameSystem } from '../../../engine/game';
import type { Outcome } from '../../../engine/game/outcome';
import type { GameSystemId } from '../../../engine/games';
import { loadSystemFor } from '../../../engine/load-system';
import { leadingMeasure } from '../../../engine/measures';
import type { Ending, ScoredBoard } from '../../../engine/tournament/scoring';
import type { BoardRecord, GameRecord, ScoredState, SeasonRecord } from '../../store/records';
import type { Deps } from '../deps';
import { type BoardEnd, endOf } from './board-end';

/** A board for scoring systems: by its position, with the end of play or of a ruling. */
export function scoredBoard(
  system: GameSystem,
  game: Pick<GameRecord, 'seats' | 'options'>,
  position: unknown,
  { figures, outcome, result }: BoardEnd,
): ScoredBoard {
  const progress = system.progress?.(position, system.options.parse(game.options));
  const measureOf = (seat: string) => figures[seat]?.[leadingOf(system).id] ?? 0;
  // A seat with points by a correction had not left the game.
  const out = Object.entries(progress?.out ?? {}).filter(
    ([seat]) => result !== 'corrected' || measureOf(seat) === 0,
  );
  return {
    years: 1,
    ...progress,
    out: Object.fromEntries(out),
    seats: game.seats.map(({ seat }) => seat),
    measure: Object.fromEntries(game.seats.map(({ seat }) => [seat, measureOf(seat)])),
    history: [],
    ending: endingOf(outcome),
    placing: outcome?.placing ?? null,
  };
}

function leadingOf({ measures }: GameSystem) {
  return measures[0] ?? { id: '', name: 'points' };
}

/** Only an ending that the game calls a solo is one: points and limits only determine the leader at the end. */
function endingOf(outcome: Outcome | null): Ending {
  if (outcome === null) return { type: 'running' };
  if (outcome.end === 'points' || outcome.end === 'time') return { type: 'timed' };
  const [winner] = outcome.winners;
  return outcome.end === 'solo' && winner !== undefined
    ? { type: 'solo', winner }
    : { type: 'draw', sharers: outcome.winners };
}

/** The seat that won, alone or by points; null if none or several did, or a limit ended the game. */
export function winnerOf(outcome: Outcome | null): string | null {
  const [winner, ...others] = outcome?.winners ?? [];
  if (winner === undefined || others.length > 0 || outcome?.end === 'time') return null;
  return winner;
}

/** The first step after a year stores the figures at its end; repeating the step changes nothing. */
export function historyWith(
  earlier: readonly BySeat<number>[],
  { years, measure }: ScoredBoard,
): BySeat<number>[] {
  const missing = Math.max(0, years - earlier.length);
  return [...earlier, ...Array<BySeat<number>>(missing).fill(measure)];
}

/** The part of a board's summary that allows any system to score it again. */
export function scoredState({
  years,
  out,
  ending,
  placing,
  lastYear,
  total,
  majority,
}: ScoredBoard): ScoredState {
  return {
    years,
    out,
    ending: ending.type === 'draw' ? { ...ending, sharers: [...ending.sharers] } : ending,
    placing: placing === null ? null : placing.map((seats) => [...seats]),
    ...(lastYear === undefined ? {} : { lastYear }),
    ...(total === undefined ? {} : { total }),
    ...(majority === undefined ? {} : { majority }),
  };
}

/**
 * Boards for scoring systems, by game: from their summaries, or replayed if a summary does not store the requested
 * data.
 * @param withHistory whether the measure of every year is needed
 */
export async function scoredBoards(
  deps: Deps,
  season: Pick<SeasonRecord, 'system'>,
  boards: readonly BoardRecord[],
  withHistory: boolean,
): Promise<ReadonlyMap<string, ScoredBoard>> {
  const read = boards.map(
    async (board) =>
      [board.game, keptBoard(season.system, board, withHistory) ?? (await replayed(deps, board))] as const,
  );
  return new Map(await Promise.all(read));
}

function keptBoard(system: GameSystemId, board: BoardRecord, withHistory: boolean): ScoredBoard | undefined {
  const { scored, history, seats } = board;
  if (scored === undefined || (withHistory && history === undefined)) return undefined;
  const { id } = leadingMeasure(system);
  return {
    ...scored,
    seats: seats.map(({ seat }) => seat),
    measure: Object.fromEntries(seats.map(({ seat, figures }) => [seat, figures[id] ?? 0])),
    history: history ?? [],
  };
}

/** A board read from all its steps, with the measure at the end of each year. */
export async function replayed(deps: Deps, board: Pick<BoardRecord, 'game' | 'step'>): Promise<ScoredBoard> {
  const [game, steps, rulings] = await Promise.all([
    deps.store.game(board.game),
    deps.store.steps(board.game),
    deps.store.rulings(board.game),
  ]);
  const system = game && (await loadSystemFor(game));
  if (game === undefined || system === undefined)
    throw new Error(`there is no game ${board.game}, or this release lacks its rules`);
  const positions = steps
    .filter(({ step }) => step <= board.step)
    .map(({ position }) => scoredBoard(system, game, position, endOf(system, position, rulings)));
  const last = positions.at(-1);
  if (last === undefined) throw new Error(`game ${board.game} has no steps`);
  return { ...last, history: positions.reduce<BySeat<number>[]>(historyWith, []) };
}
