import type { PlatformEvent } from '../../store/records';
import type { Deps } from '../deps';

/** Indexes list everything that was written so long ago; the sweep takes up no event that is younger than this. */
const LISTED_AFTER_MS = 30_000;

/**
 * Settles an event whose work began with a list of an index, once that list has all that was there before the event. Until
 * then it waits for the sweep, which does it again: what was written a moment before is not missed for good.
 */
export async function settleAfterIndexCatchesUp(deps: Deps, event: PlatformEvent): Promise<void> {
  if (deps.clock() - event.at >= LISTED_AFTER_MS) await deps.store.settle(event);
}
