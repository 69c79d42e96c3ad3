import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';

/** The people who played in a league's imported seasons, each once. They need not be members. */
export async function pastPeople(deps: Deps, league: string): Promise<readonly PersonRecord[]> {
  const seasons = (await deps.store.seasonsOf(league)).filter(({ imported }) => imported !== undefined);
  const entries = await Promise.all(seasons.map(({ id }) => deps.store.entries(id)));
  const people = entries.flat().flatMap(({ player }) => (player.kind === 'bot' ? [] : [player]));
  return [...new Map(people.map((player) => [player.id, player])).values()];
}
