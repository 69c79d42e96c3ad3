import type { GameSystem, Outcome } from '../../engine/game';
import { SCORINGS } from '../../engine/tournament/scoring';
import type { BoardRecord, GameRecord, Gate, StepRecord } from '../store/records';

/** The summary of a board after a step, as the season page and the standing read it. */
export function boardOf(system: GameSystem, game: GameRecord, gate: Gate, step: StepRecord): BoardRecord {
  const figures = system.figures(step.position);
  const outcome = system.outcome(step.position);
  const leading = system.measures[0]?.id ?? '';
  const measure = Object.fromEntries(game.seats.map(({ seat }) => [seat, figures[seat]?.[leading] ?? 0]));
  const points = SCORINGS[game.scoring].score({ measure, outcome });
  return {
    season: game.season.id,
    game: game.id,
    round: game.round,
    board: game.board,
    status: outcome === null ? 'running' : 'finished',
    step: step.step,
    label: system.label(step.position),
    updatedAt: step.closedAt,
    deadline: outcome === null ? gate.deadline : null,
    owing: outcome === null ? gate.owing : [],
    seats: game.seats.map(({ seat, player }) => ({
      seat,
      player,
      figures: figures[seat] ?? {},
      place: outcome && placeOf(outcome, seat),
      points: points[seat] ?? 0,
    })),
  };
}

/** 1 for the winners; seats that share a place share its number, and the next number is skipped. */
export function placeOf(outcome: Outcome, seat: string): number {
  const group = outcome.placing.findIndex((seats) => seats.includes(seat));
  return 1 + outcome.placing.slice(0, Math.max(0, group)).reduce((sum, seats) => sum + seats.length, 0);
}
