import type { Deps } from '../deps';
import { reconcileSeason } from './reconcile-season';
import { seasonChanged } from './season-changed';

/**
 * Takes a banned player out of the seasons of a league that are not over: no further seat is drawn for them, a planned
 * round follows, and the next of the waiting list moves up. Their boards go on. Repeating it is harmless.
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
