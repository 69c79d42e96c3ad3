import type { BySeat, GameSystem, Outcome } from '../../engine/game';
import { chosenScoring, type Ending, type ScoredBoard } from '../../engine/tournament/scoring';
import type { BoardRecord, GameRecord, Gate, StepRecord } from '../store/records';
import { type BoardEnd, endOf, type RuledEnd } from './board-end';

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
    winner: scored.ending.type === 'solo' ? scored.ending.winner : null,
    ...(history === undefined ? {} : { history }),
    ...(result === 'as-played' ? {} : { result }),
    ...(revision === 0 ? {} : { revision }),
    seats: game.seats.map(({ seat, player }) => ({
      seat,
      player,
      figures: figures[seat] ?? {},
      place: result === 'void' ? null : outcome && placeOf(outcome, seat),
      points: result === 'void' ? 0 : (points[seat]?.points ?? 0),
    })),
  };
}

/** The first step after a year writes what it left; repeating the step changes nothing. */
function historyWith(earlier: readonly BySeat<number>[], { years, measure }: ScoredBoard): BySeat<number>[] {
  const missing = Math.max(0, years - earlier.length);
  return [...earlier, ...Array<BySeat<number>>(missing).fill(measure)];
}

/** A board as scoring systems see it. */
function scoredBoard(
  system: GameSystem,
  game: GameRecord,
  position: unknown,
  { figures, outcome, result }: BoardEnd,
): ScoredBoard {
  const [leading] = system.measures;
  const progress = system.progress?.(position, system.options.parse(game.options));
  const measureOf = (seat: string) => figures[seat]?.[leading?.id ?? ''] ?? 0;
  // A seat to which a correction gives something had not left the game.
  const out = Object.entries(progress?.out ?? {}).filter(
    ([seat]) => result !== 'corrected' || measureOf(seat) === 0,
  );
  return {
    years: 1,
    ...progress,
    out: Object.fromEntries(out),
    seats: game.seats.map(({ seat }) => seat),
    measure: Object.fromEntries(game.seats.map(({ seat }) => [seat, measureOf(seat)])),
    measureName: leading?.name.toLowerCase() ?? 'points',
    history: [],
    ending: endingOf(outcome),
    placing: outcome?.placing ?? null,
  };
}

/** A year limit is no win: it only says who leads when time is up. */
function endingOf(outcome: Outcome | null): Ending {
  if (outcome === null) return { type: 'running' };
  const [winner, ...others] = outcome.winners;
  if (outcome.type === 'year-limit') return { type: 'timed' };
  return winner === undefined || others.length > 0
    ? { type: 'draw', sharers: outcome.winners }
    : { type: 'solo', winner };
}

/** 1 for the winners; seats that share a place share its number, and the next number is skipped. */
export function placeOf(outcome: Outcome, seat: string): number {
  const group = outcome.placing.findIndex((seats) => seats.includes(seat));
  return 1 + outcome.placing.slice(0, Math.max(0, group)).reduce((sum, seats) => sum + seats.length, 0);
}
