import type { Deps } from '../platform/deps';
import type { SeasonChanged } from '../platform/events.records';

/** The event that is posted with a change of a season, so that its effects are handled regardless of the request. */
export function seasonChanged(
  deps: Deps,
  season: string,
  more: Pick<SeasonChanged, 'ends' | 'next' | 'admits' | 'adjusted' | 'restored' | 'draftOf'> = {},
): SeasonChanged {
  return { id: deps.newId(), kind: 'season-changed', at: deps.clock(), season, ...more };
}
