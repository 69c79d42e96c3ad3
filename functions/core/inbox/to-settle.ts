import type { CaseRecord } from '../case/cases.records';
import type { Deps } from '../platform/deps';
import type { ToSettle } from '../platform/request-events.records';
import type { SeasonRecord } from '../season/seasons.records';

/** The event that announces a new inbox item to the people who run a league. */
export function toSettle(
  deps: Deps,
  { league, season, by, at }: Pick<CaseRecord, 'league' | 'season' | 'by' | 'at'>,
  what: ToSettle['what'],
): ToSettle {
  return { id: deps.newId(), kind: 'to-settle', at, league, season, by: by.id, what };
}

/** The same for a player who requests a place in a season. */
export function requestToSettle(
  deps: Deps,
  { id, name, league }: SeasonRecord,
  { player, at }: { readonly player: CaseRecord['by']; readonly at: number },
): ToSettle {
  return toSettle(deps, { league, season: { id, name }, by: player, at }, 'request');
}
