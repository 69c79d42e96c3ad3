import type { GameRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { isAnonymous } from '../press/anonymity';

/**
 * The games that two players share now, null for none. If seats are anonymous a whole season counts as one game:
 * otherwise a refusal would reveal who sits at the caller's board.
 */
export async function playTogether(
  deps: Deps,
  one: string,
  other: string,
): Promise<'season' | 'game' | null> {
  const [mine, theirs] = await Promise.all([gamesOf(deps, one), gamesOf(deps, other)]);
  for (const own of mine) {
    const anonymous = isAnonymous(own);
    if (theirs.some((game) => (anonymous ? game.season.id === own.season.id : game.id === own.id)))
      return anonymous ? 'season' : 'game';
  }
  return null;
}

async function gamesOf(deps: Deps, player: string): Promise<readonly GameRecord[]> {
  const running = await deps.store.runningGamesOf(player);
  const games = await Promise.all(running.map((game) => deps.store.game(game)));
  return games.filter((game) => game !== undefined);
}
