import type { Renamed } from '../../store/records';
import type { Deps } from '../deps';
import { settleAfterIndexCatchesUp } from './settle-after-index';

/** Runs that find a name again where something was written meanwhile; then the sweep goes on. */
const RUNS = 4;

/** Carries a name that a site administrator has hidden or restored into every copy of it. */
export async function onPlayerRenamed(deps: Deps, event: Renamed): Promise<void> {
  for (let run = 1; (await deps.store.putName(event)) > 0; run += 1)
    if (run === RUNS) throw new Error(`the name of ${event.about} is still being written`);
  await settleAfterIndexCatchesUp(deps, event);
}
