import { statisticsTally } from '../../../engine/game-awards/statistics-tally';
import { loadSystemFor } from '../../../engine/load-system';
import type { Deps } from '../platform/deps';
import type { GameRecord, StepRecord } from './games.records';

/** Stores the statistics of a finished game's seats that count for its awards. Repeating it is harmless. */
export async function saveGameStatistics(
  deps: Deps,
  game: GameRecord,
  steps: readonly StepRecord[],
): Promise<void> {
  const system = await loadSystemFor(game);
  if (system?.statistics === undefined) return;
  await deps.store.saveGameStatistics({ game: game.id, tally: [...statisticsTally(system, steps)] });
}
