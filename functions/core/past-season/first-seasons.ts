import type { Deps } from '../platform/deps';
import type { SeasonRecord } from '../season/seasons.records';

/** Seasons that were the first of a player who now has an earlier one: they are no longer a newcomer there. */
export async function firstSeasons(
  deps: Deps,
  { id, createdAt }: SeasonRecord,
  { players }: { readonly players: readonly { readonly id: string; readonly isNew?: boolean }[] },
): Promise<readonly SeasonRecord[]> {
  const known = players.filter(({ isNew }) => isNew !== true);
  const results = await Promise.all(known.map((player) => deps.store.resultsOf(player.id, RECENT)));
  const first = results.flatMap(
    (own) => own.findLast(({ season, endedAt }) => season.id !== id && endedAt >= createdAt)?.season.id ?? [],
  );
  const seasons = await Promise.all([...new Set(first)].map((other) => deps.store.season(other)));
  return seasons.flatMap((season) =>
    season?.status === 'finished' && season.cancelled === undefined ? [season] : [],
  );
}

/** How many results of a player are searched. */
const RECENT = 200;
