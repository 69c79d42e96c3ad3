import type { BySeat, GameSystem } from '../../../engine/game';
import type { Outcome } from '../../../engine/game/outcome';
import { loadScoring } from '../../../engine/tournament/scoring';
import type { BoardRecord } from '../result/results.records';
import { historyWith, scoredBoard, scoredState, winnerOf } from '../scoring/scored-boards';
import { sharesIn } from '../standings/seat-shares';
import { endOf, type RuledEnd } from './board-end';
import type { GameRecord, Gate, StepRecord } from './games.records';
import { delayOf } from './watch-delay';

/**
 * The summary of a board after a step, for the season page and the standings.
 * @param earlier the measure at the end of each year that an earlier summary has stored
 * @param rulings the moderators' rulings in the game: the last one on its result decides how it ended
 * @param shown the step that it shows, if everyone sees it later than the game's players
 */
export async function boardOf(
  system: GameSystem,
  game: GameRecord,
  gate: Gate,
  last: StepRecord,
  earlier: readonly BySeat<number>[] = [],
  rulings: readonly RuledEnd[] = [],
  shown: StepRecord = last,
): Promise<BoardRecord> {
  const end = endOf(system, shown.position, rulings);
  const { figures, outcome, result, revision } = end;
  const scoring = await loadScoring(game.scoring);
  const scored = scoredBoard(system, game, shown.position, end);
  const history = scoring.readsHistory ? historyWith(earlier, scored) : undefined;
  const points = scoring.score({ ...scored, history: history ?? [] });
  // The state of a board at a real table is unknown here.
  const unknown = game.atTheTable !== undefined && outcome === null;
  const pointsOf = (seat: string) => (result === 'void' || unknown ? 0 : (points[seat]?.points ?? 0));
  const shares = sharesIn(game, last.step, pointsOf);
  return {
    ...{ season: game.season.id, game: game.id, round: game.round, board: game.board, step: last.step },
    ...(delayOf(game, gate) === 0 ? {} : { shown: shown.step }),
    status: outcome === null ? 'running' : 'finished',
    ...(gate.line === undefined ? {} : { line: gate.line }),
    ...{ label: labelOf(system, game, shown), updatedAt: shown.closedAt },
    ...(outcome === null ? waitingIn(gate) : { deadline: null, owing: [] }),
    winner: winnerOf(outcome),
    ...(history !== undefined && { history }),
    ...(result !== 'as-played' && { result }),
    ...(revision === 0 ? {} : { revision }),
    ...(game.atTheTable === undefined ? {} : { atTheTable: true }),
    scored: scoredState(scored),
    ...(game.absence?.forfeits === true && { forfeits: forfeitsOf(game) }),
    ...(shares.left.length > 0 && { shares: shares.left }),
    seats: game.seats.map(({ seat, player }) => ({
      ...{ seat, player, figures: figures[seat] ?? {} },
      ...factionIn(system, game, shown.position, seat),
      place: result === 'void' ? null : outcome && placeOf(outcome, seat),
      points: pointsOf(seat),
      ...shares.held[seat],
    })),
  };
}

/** The faction that a seat has been dealt; what was dealt at a real table is unknown here. */
function factionIn(system: GameSystem, { atTheTable }: GameRecord, position: unknown, seat: string) {
  const faction = atTheTable === undefined ? system.dealtFactions?.(position)[seat] : undefined;
  return faction === undefined ? {} : { faction };
}

function labelOf(system: GameSystem, { atTheTable }: GameRecord, { position }: StepRecord): string {
  return atTheTable === undefined ? system.label(position) : 'At the table';
}

/** The state of a running board: its deadline, or that it is paused, and the seats that owe orders. */
function waitingIn(gate: Gate): Pick<BoardRecord, 'deadline' | 'paused' | 'owing'> {
  const { owing, state, deadline, pausedAt } = gate;
  if (pausedAt !== undefined) return { deadline: null, paused: true, owing };
  return { deadline: state === 'finished' ? null : deadline, owing };
}

/** Whether a board waits for the result of a real table: until then it is not scored. */
export function awaitsResult({ atTheTable, status }: BoardRecord): boolean {
  return atTheTable === true && status === 'running';
}

function forfeitsOf({ left }: GameRecord): NonNullable<BoardRecord['forfeits']> {
  return left.filter(({ forfeited }) => forfeited === true).map(({ seat, player }) => ({ seat, player }));
}

/** 1 for the winners; seats that share a place share its number, and the next number is skipped. */
export function placeOf(outcome: Outcome, seat: string): number {
  const group = outcome.placing.findIndex((seats) => seats.includes(seat));
  return 1 + outcome.placing.slice(0, Math.max(0, group)).reduce((sum, seats) => sum + seats.length, 0);
}
