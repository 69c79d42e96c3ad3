import type { BySeat, GameSystem, Outcome } from '../../../engine/game';
import { chosenScoring } from '../../../engine/tournament/scoring';
import type { BoardRecord, GameRecord, Gate, StepRecord } from '../../store/records';
import { endOf, type RuledEnd } from './board-end';
import { historyWith, scoredBoard, scoredState, winnerOf } from './scored-boards';
import { sharesIn } from './seat-shares';

/**
 * The summary of a board after a step, as the season page and the standing read it.
 * @param earlier the measure at the end of each year that an earlier summary has kept
 * @param rulings what moderators ruled in the game: the last one on its result decides how it ended
 */
export function boardOf(
  system: GameSystem,
  game: GameRecord,
  gate: Gate,
  step: StepRecord,
  earlier: readonly BySeat<number>[] = [],
  rulings: readonly RuledEnd[] = [],
): BoardRecord {
  const end = endOf(system, step.position, rulings);
  const { figures, outcome, result, revision } = end;
  const scoring = chosenScoring(game.scoring);
  const scored = scoredBoard(system, game, step.position, end);
  const history = scoring.readsHistory ? historyWith(earlier, scored) : undefined;
  const points = scoring.score({ ...scored, history: history ?? [] });
  // Nobody here knows how a board at a real table stands.
  const unknown = game.atTheTable !== undefined && outcome === null;
  const known = result !== 'void' && !unknown;
  const shares = sharesIn(game, step.step, (seat) => (known ? (points[seat]?.points ?? 0) : 0));
  return {
    ...{ season: game.season.id, game: game.id, round: game.round, board: game.board },
    status: outcome === null ? 'running' : 'finished',
    step: step.step,
    ...(gate.line === undefined ? {} : { line: gate.line }),
    label: game.atTheTable === undefined ? system.label(step.position) : 'At the table',
    updatedAt: step.closedAt,
    deadline:
      outcome === null && gate.state !== 'finished' && gate.pausedAt === undefined ? gate.deadline : null,
    ...(outcome === null && gate.pausedAt !== undefined ? { paused: true } : {}),
    owing: outcome === null ? gate.owing : [],
    winner: winnerOf(outcome),
    ...(history === undefined ? {} : { history }),
    ...(result === 'as-played' ? {} : { result }),
    ...(revision === 0 ? {} : { revision }),
    ...(game.atTheTable === undefined ? {} : { atTheTable: true }),
    scored: scoredState(scored),
    ...(game.absence?.forfeits === true && { forfeits: forfeitsOf(game) }),
    ...(shares.left.length === 0 ? {} : { shares: shares.left }),
    seats: game.seats.map(({ seat, player }) => ({
      ...{ seat, player, figures: figures[seat] ?? {} },
      place: result === 'void' ? null : outcome && placeOf(outcome, seat),
      points: known ? (points[seat]?.points ?? 0) : 0,
      ...shares.held[seat],
    })),
  };
}

/** Whether a board waits for the result of a real table: until then nothing of it is scored. */
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
