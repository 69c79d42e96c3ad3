import type { Deps } from '../platform/deps';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import type { QualifiedBy } from './qualification.records';

/** The seasons of a league that have not started and invite players by such a table. */
export async function qualifyingFrom(
  deps: Deps,
  league: string,
  isFrom: (source: QualifiedBy) => boolean,
): Promise<readonly SeasonRecord[]> {
  const seasons = await deps.store.seasonsNow(league);
  return seasons.filter(({ status, qualification }) => {
    const invites = qualification?.invites ?? null;
    return status === 'registration' && invites !== null && isFrom(invites.from);
  });
}

/**
 * Makes the seasons look again that invite players by the final table of this one, or of a circuit to which it belongs:
 * it has ended, or a result was corrected. Posting it again is harmless.
 */
export async function followTable(
  deps: Deps,
  { id, league }: Pick<SeasonRecord, 'id' | 'league'>,
): Promise<void> {
  const [own, elsewhere] = await Promise.all([
    deps.store.circuitsOf(league.id),
    deps.store.circuitsElsewhere(league.id),
  ]);
  const circuits = [...own, ...elsewhere].filter(({ events }) => events.some(({ season }) => season === id));
  for (const home of new Set([league.id, ...circuits.map((circuit) => circuit.league)])) {
    const followers = await qualifyingFrom(deps, home, (from) =>
      from.kind === 'season' ? from.id === id : circuits.some((circuit) => circuit.id === from.id),
    );
    for (const season of followers) await deps.store.post(seasonChanged(deps, season.id));
  }
}
