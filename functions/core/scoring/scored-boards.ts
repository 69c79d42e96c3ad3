import type { BySeat, GameSystem } from '../../../engine/game';
import type { Outcome } from '../../../engine/game/outcome';
import { inRound, type PlayedGame } from '../../../engine/games';
import { loadSystemFor } from '../../../engine/load-system';
import { leadingMeasure } from '../../../engine/measures';
import type { ChosenScoring, Ending, ScoredBoard } from '../../../engine/tournament/scoring';
import { type BoardEnd, endOf } from '../game/board-end';
import type { GameRecord } from '../game/games.records';
import { lastShown } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import type { BoardRecord, ScoredState } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';

/** The fields of a game that scoring reads besides its position. */
type GameToScore = Pick<GameRecord, 'seats' | 'options' | 'atTheTable'>;

/** A board as scoring systems see it: as its position stands, ended as was played or ruled. */
export function scoredBoard(
  system: GameSystem,
  game: GameToScore,
  position: unknown,
  end: BoardEnd,
): ScoredBoard {
  const { figures, outcome, result, written } = end;
  const progress = system.progress?.(position, system.options.parse(game.options));
  const measureOf = (seat: string) => figures[seat]?.[leadingOf(system).id] ?? 0;
  // A seat to which a correction gives something had not left the game.
  const played = Object.entries(progress?.out ?? {}).filter(
    ([seat]) => result !== 'corrected' || measureOf(seat) === 0,
  );
  const { years, out } = yearsOf(system, game, position, end);
  return {
    ...progress,
    years,
    out: { ...Object.fromEntries(played), ...out },
    ...(written !== undefined && { outByPlaces: true }),
    seats: game.seats.map(({ seat }) => seat),
    measure: Object.fromEntries(game.seats.map(({ seat }) => [seat, measureOf(seat)])),
    history: [],
    ending: endingOf(outcome),
    placing: outcome?.placing ?? null,
  };
}

/**
 * The years played, and those of the seats that a written result eliminates: the seats with a year, and those left with
 * nothing where others have something. An unknown year counts as the last.
 */
function yearsOf(
  system: GameSystem,
  game: GameToScore,
  position: unknown,
  { written, ...end }: BoardEnd,
): Pick<ScoredBoard, 'years' | 'out'> {
  const progress = system.progress?.(position, system.options.parse(game.options));
  const years = progress?.years ?? 1;
  if (written === undefined) return { years, out: {} };
  const last = Math.max(written.years ?? years, ...Object.values(written.out), 1);
  const lost = seatsLeftWithNothing(system, game, position, end).filter(
    (seat) => progress?.out[seat] === undefined,
  );
  return {
    years: written.years ?? last,
    out: { ...Object.fromEntries(lost.map((seat) => [seat, last])), ...written.out },
  };
}

/** Seats that a written result leaves with nothing, where others have something. */
function seatsLeftWithNothing(
  system: GameSystem,
  { seats, atTheTable }: GameToScore,
  position: unknown,
  { figures, outcome }: BoardEnd,
): readonly string[] {
  // Nobody leaves a game without an engine before its end, and having the least may be best.
  if (system.results !== undefined) return [];
  const { id } = leadingOf(system);
  const has = (seat: string) => (figures[seat]?.[id] ?? 0) > 0;
  const names = seats.map(({ seat }) => seat);
  if (!names.some(has)) return [];
  // On a board that was played here the game knows who is eliminated, except for figures that the correction takes
  // away.
  const before = atTheTable === undefined ? system.figures(position) : undefined;
  const had = (seat: string) => before === undefined || (before[seat]?.[id] ?? 0) > 0;
  return names.filter((seat) => !has(seat) && had(seat) && !outcome?.placing[0]?.includes(seat));
}

/** Years that a written result lacks although its points depend on them. */
export interface LackingYears {
  /** Eliminated seats without a year. */
  readonly seats: readonly string[];
  /** Whether the number of years played is missing. */
  readonly played: boolean;
}

/**
 * The years that a written result lacks for its scoring, which means that the points of the board depend on unknown
 * years. Undefined if nothing is missing.
 */
export function lackingYears(
  system: GameSystem,
  game: GameToScore,
  position: unknown,
  end: BoardEnd,
  scoring: Pick<ChosenScoring, 'score'>,
): LackingYears | undefined {
  const { written } = end;
  if (written === undefined || game.atTheTable === undefined) return undefined;
  const board = scoredBoard(system, game, position, end);
  const seats = board.seats.filter(
    (seat) => board.out[seat] !== undefined && written.out[seat] === undefined,
  );
  const last = Math.max(board.years, TRIED_YEARS);
  const pointsWith = (years: number, out: number) => {
    const tried = {
      ...board,
      years,
      out: { ...board.out, ...Object.fromEntries(seats.map((seat) => [seat, out])) },
    };
    return JSON.stringify(board.seats.map((seat) => scoring.score(tried)[seat]?.points));
  };
  const differs = (pairs: readonly (readonly [number, number])[]) =>
    new Set(pairs.map(([years, out]) => pointsWith(years, out))).size > 1;
  const byOut = seats.length > 0 && differs([1, 2, last].map((out) => [last, out]));
  const byPlayed =
    written.years === undefined && differs([last, last + 1, last + 5].map((years) => [years, 1]));
  return byOut || byPlayed ? { seats: byOut ? seats : [], played: byPlayed } : undefined;
}

/** The number of years with which points are tried: more than systems pay for at most. */
const TRIED_YEARS = 5;

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
  outByPlaces,
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
    ...(outByPlaces === undefined ? {} : { outByPlaces }),
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
  season: Pick<SeasonRecord, 'system' | 'options'>,
  boards: readonly BoardRecord[],
  withHistory: boolean,
): Promise<ReadonlyMap<string, ScoredBoard>> {
  const read = boards.map(
    async (board) =>
      [
        board.game,
        keptBoard(inRound(season, board.round), board, withHistory) ?? (await replayed(deps, board)),
      ] as const,
  );
  return new Map(await Promise.all(read));
}

function keptBoard(game: PlayedGame, board: BoardRecord, withHistory: boolean): ScoredBoard | undefined {
  const { scored, history, seats } = board;
  if (scored === undefined || (withHistory && history === undefined)) return undefined;
  const { id } = leadingMeasure(game);
  return {
    ...scored,
    seats: seats.map(({ seat }) => seat),
    measure: Object.fromEntries(seats.map(({ seat, figures }) => [seat, figures[id] ?? 0])),
    history: history ?? [],
  };
}

/** A board read from all its steps, with the measure at the end of each year. */
export async function replayed(
  deps: Deps,
  board: Pick<BoardRecord, 'game' | 'step' | 'shown'>,
): Promise<ScoredBoard> {
  const [game, steps, rulings] = await Promise.all([
    deps.store.game(board.game),
    deps.store.steps(board.game),
    deps.store.rulings(board.game),
  ]);
  const system = game && (await loadSystemFor(game));
  if (game === undefined || system === undefined)
    throw new Error(`there is no game ${board.game}, or this release lacks its rules`);
  const positions = steps
    .filter(({ step }) => step <= lastShown(board))
    .map(({ position }) => scoredBoard(system, game, position, endOf(system, position, rulings)));
  const last = positions.at(-1);
  if (last === undefined) throw new Error(`game ${board.game} has no steps`);
  return { ...last, history: positions.reduce<BySeat<number>[]>(historyWith, []) };
}
