import type { GameSystem } from '../../engine/game';
import { systemFor } from '../../engine/systems';
import type { GameRecord, ResultRecord, StepRecord } from '../store/records';
import type { FinishedBoard } from './current-board';

const SHORTEST_RATED = 3;

/** A game's entry in the record but for its id and the ratings; undefined for one that is too short to count. */
export function resultOf(
  game: GameRecord,
  { last, board, end }: FinishedBoard,
  steps: readonly StepRecord[],
): Omit<ResultRecord, 'id'> | undefined {
  const system = systemFor(game);
  if (system === undefined || last.step < SHORTEST_RATED) return undefined;
  const { outcome, figures, result, revision } = end;
  if (outcome === null) return undefined;
  const kept = decisionsKept(system, steps);
  const leading = system.measures[0]?.id ?? '';
  return {
    game: game.id,
    system: game.system,
    league: game.league,
    season: game.season,
    round: game.round,
    board: game.board,
    endedAt: last.closedAt,
    ending: outcome.type,
    ...(result === 'void' ? { voided: true } : {}),
    ...(revision === 0 ? {} : { revision }),
    seats: board.seats.map(({ seat, player, place, points }) => ({
      seat,
      player,
      place: place ?? 0,
      winner: result !== 'void' && outcome.winners.includes(seat),
      points,
      leading: figures[seat]?.[leading] ?? 0,
      rating: 0,
      ...(kept.get(seat) ?? { owed: 0, kept: 0 }),
    })),
  };
}

/** How many decisions each seat owed, and how many were there when their step closed. */
function decisionsKept(
  system: GameSystem,
  steps: readonly StepRecord[],
): ReadonlyMap<string, { owed: number; kept: number }> {
  const counts = new Map<string, { owed: number; kept: number }>();
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    const owing = before === undefined ? [] : (system.pending(before.position)?.seats ?? []);
    for (const { seat, owes } of owing) {
      if (!owes) continue;
      const { owed, kept } = counts.get(seat) ?? { owed: 0, kept: 0 };
      counts.set(seat, { owed: owed + 1, kept: kept + (Object.hasOwn(step.given, seat) ? 1 : 0) });
    }
  }
  return counts;
}
