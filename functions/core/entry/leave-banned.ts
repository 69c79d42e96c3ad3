import type { Deps } from '../platform/deps';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';

/**
 * Removes a banned player from the current seasons of a league: no further seat is drawn for them, a planned round is
 * planned again, and the next of the wait list moves up. Their boards go on. Repeating it is harmless.
 */
export async function leaveSeasonsOf(deps: Deps, league: string, player: string): Promise<void> {
  for (const season of await deps.store.seasonsNow(league)) {
    if (season.status === 'finished') continue;
    const entry = await deps.store.entry(season.id, player);
    if (entry === undefined || !['in', 'waiting', 'asked', 'invited'].includes(entry.state)) continue;
    const events = [seasonChanged(deps, season.id)];
    await deps.store.moveEntry(entry, 'withdrawn', null, { events });
    await reconcileSeason(deps, season.id);
  }
}
