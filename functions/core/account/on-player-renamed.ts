import type { Deps } from '../platform/deps';
import type { Renamed } from '../platform/events.records';
import { settleAfterIndexCatchesUp } from '../platform/settle-after-index';

/** How often a run may find the name again because of concurrent writes; after that the sweep continues. */
const RUNS = 4;

/** Copies a name that a site administrator has hidden or restored to every place that shows it. */
export async function onPlayerRenamed(deps: Deps, event: Renamed): Promise<void> {
  for (let run = 1; (await deps.store.putName(event)) > 0; run += 1)
    if (run === RUNS) throw new Error(`the name of ${event.about} is still being written`);
  await settleAfterIndexCatchesUp(deps, event);
}
