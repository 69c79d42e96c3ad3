import { type PairDealings, pairsOf } from '../../../engine/fair-play/pairs';
import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { DealingsRecord, GameRecord, StepRecord } from '../../store/records';
import type { Deps } from '../deps';

/** With how many of the last games a game is compared at most. */
const COMPARED = 200;

/** How the seats of a game dealt with each other in the steps that are over, oldest first. */
export function dealingsIn(system: GameSystem, steps: readonly StepRecord[]): readonly PairDealings[] {
  const played = steps.flatMap((result, at) => {
    const before = steps[at - 1]?.position;
    return result.step === 0 || before === undefined ? [] : [{ before, result }];
  });
  return pairsOf(system, played);
}

/** Keeps how a finished game was played, for others to be compared with. */
export async function keepDealings(
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

/** The finished games that a game is compared with: the last of its league and system, without itself. */
export async function othersLike(
  deps: Deps,
  { id, league, system }: Pick<GameRecord, 'id' | 'system'> & { readonly league: { readonly id: string } },
): Promise<readonly DealingsRecord[]> {
  const games = await deps.store.dealingsIn(league.id, system, COMPARED);
  return games.filter(({ game }) => game !== id);
}
