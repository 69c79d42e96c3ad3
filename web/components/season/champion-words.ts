import type { Season } from '../../../functions/core/season/seasons.schema';

/** How the winners of a season stand in its final table. */
export type ChampionReason = 'lead' | 'people' | 'final';

/**
 * Why the winners of a season have won: they lead its table, or are the best people below bots; otherwise the final
 * decided, whatever the table adds up.
 */
export function championReason({
  champions,
  standing,
}: Pick<Season, 'champions' | 'standing'>): ChampionReason {
  const first = standing.filter(({ place }) => place === standing[0]?.place).map(({ player }) => player);
  const isChampion = (id: string) => champions.some((one) => one.id === id);
  if (first.length === 0 || first.some(({ id }) => isChampion(id))) return 'lead';
  const best = standing.find(({ player }) => player.kind !== 'bot');
  return best !== undefined && isChampion(best.player.id) ? 'people' : 'final';
}
