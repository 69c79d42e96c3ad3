import type { Deps } from './deps';
import type { PlatformEvent } from './events.records';

/** Indexes list everything that is older than this; the sweep handles no event that is younger. */
const LISTED_AFTER_MS = 30_000;

/**
 * Settles an event whose work began with the list of an index, once that list contains everything written before the
 * event. Until then the event waits for the sweep, which handles it again, so that a recent write is not missed for
 * good.
 */
export async function settleAfterIndexCatchesUp(deps: Deps, event: PlatformEvent): Promise<void> {
  if (deps.clock() - event.at >= LISTED_AFTER_MS) await deps.store.settle(event);
}
