import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';

type Result = PlayerPage['results'][number];

/** A player's rated games of one game system, the first one first. */
export interface RatedGames {
  readonly system: Result['system'];
  readonly title: string;
  readonly games: readonly Result[];
}

/**
 * The games that a curve is drawn through, separated by game system, because each has a rating of its own; the one
 * played most first. Games that were declared void or change no rating are left out.
 */
export function ratedGames({
  ratings,
  results,
}: Pick<PlayerPage, 'ratings' | 'results'>): readonly RatedGames[] {
  const counting = results.filter(({ voided, rating }) => !voided && rating !== 0);
  const systems = [...new Set(counting.map(({ system }) => system))];
  return systems
    .map((system) => ({
      system,
      title: ratings.find(({ board }) => board === system)?.title ?? system,
      games: counting.filter((one) => one.system === system).reverse(),
    }))
    .sort((one, other) => other.games.length - one.games.length);
}
