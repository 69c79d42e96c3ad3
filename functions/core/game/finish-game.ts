import { saveDealings } from '../fair-play/dealings';
import type { Deps } from '../platform/deps';
import { rateFinishedGame } from '../rating/rate-game';
import { endSeason, reconcileSeason, workOfEvent } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import { saveGameStatistics } from './game-statistics';
import type { GameRecord } from './games.records';
import { countOpenings } from './openings';

/** Handles a game's last step: updates ratings and statistics and reconciles the season. */
export async function finishGame(deps: Deps, game: GameRecord): Promise<void> {
  await deps.store.markFinished(game);
  await rateFinishedGame(deps, game);
  const steps = await deps.store.steps(game.id);
  await saveDealings(deps, game, steps);
  await saveGameStatistics(deps, game, steps);
  await countOpenings(deps, game, steps);
  const season = await deps.store.season(game.season.id);
  // A ladder that has been ended scores the boards that were still open then.
  if (season?.status === 'finished') return endSeason(deps, season.id);
  // The boards of a large next round are created by events of their own.
  if ((await reconcileSeason(deps, game.season.id, workOfEvent())) === 'unfinished')
    await deps.store.post(seasonChanged(deps, game.season.id));
}
