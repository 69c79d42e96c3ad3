import type { Game, Step } from '../../../functions/core/game/games.schema';
import { serverApi } from '../../lib/server-api';
import { numberBefore } from '../table/step-before';

/**
 * The turn before a phase that has just closed, such as adjustments: the table shows its orders. Null if the last step
 * was a turn itself.
 * @param turnOf the number of the turn before a phase; by default the step before it
 */
export async function fetchTurnBefore(
  game: Game,
  turnOf: (game: Game, after: number) => number | null = numberBefore,
): Promise<Step | null> {
  const { id, last } = game;
  if (last === null || (last.before as { readonly phase: string }).phase === 'orders') return null;
  const step = turnOf(game, last.step);
  const answer = step === null ? null : await serverApi('GET /games/{id}/steps/{step}', { id, step });
  return answer?.ok === true ? answer.value : null;
}
