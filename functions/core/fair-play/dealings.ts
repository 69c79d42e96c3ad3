import { type PairDealings, pairsOf } from '../../../engine/fair-play/pairs';
import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { GameRecord, StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { DealingsRecord } from './fair-play.records';

/** The most games with which a game is compared. */
const COMPARED = 200;

/** How the seats of a game dealt with each other in the closed steps, oldest first. */
export function dealingsIn(system: GameSystem, steps: readonly StepRecord[]): readonly PairDealings[] {
  const played = steps.flatMap((result, at) => {
    const before = steps[at - 1]?.position;
    return result.step === 0 || before === undefined ? [] : [{ before, result }];
  });
  return pairsOf(system, played);
}

/** Stores how a finished game was played, so that other games can be compared with it. */
export async function saveDealings(
  deps: Deps,
  game: GameRecord,
  steps: readonly StepRecord[],
): Promise<void> {
  const { id, league, season, system, round, board } = game;
  const rules = await loadSystemFor(game);
  const endedAt = steps.at(-1)?.closedAt ?? game.createdAt;
  const pairs = rules === undefined ? [] : dealingsIn(rules, steps).map((pair) => ({ ...pair }));
  const where = { league: league.id, season: season.id, system, game: id, round, board };
  await deps.store.saveDealings({ ...where, endedAt, pairs });
}

/** The finished games with which a game is compared: the latest of its league and system, without the game itself. */
export async function comparableGames(
  deps: Deps,
  { id, league, system }: Pick<GameRecord, 'id' | 'system'> & { readonly league: { readonly id: string } },
): Promise<readonly DealingsRecord[]> {
  const games = await deps.store.dealingsIn(league.id, system, COMPARED);
  return games.filter(({ game }) => game !== id);
}
