import type { Season } from '../../functions/core/season/seasons.schema';

/** What depends on the game of a season. */
type Played = Pick<Season, 'systemTitle' | 'boardSize' | 'measures' | 'results' | 'seats'>;

/** A season as the boards of one of its rounds see it: with the game of that round, if it plays several. */
export function inRound<Of extends Partial<Played> & { readonly games?: Season['games'] }>(
  season: Of,
  round: number,
): Of {
  const game = season.games?.find((one) => one.round === round);
  if (game === undefined) return season;
  const { title, boardSize, measures, results, seats } = game;
  return { ...season, systemTitle: title, boardSize, measures, results, seats };
}

/** The title of the game of a round, in a season that plays several; null in all others. */
export function gameOfRound(
  { games = [] }: { readonly games?: Season['games'] },
  round: number,
): string | null {
  return games.find((one) => one.round === round)?.title ?? null;
}
