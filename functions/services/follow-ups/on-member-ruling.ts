import type { MemberRuled } from '../../store/records';
import { isBanned } from '../access/bans';
import type { Deps } from '../deps';
import { notifyWarning } from '../notifications/notify-events';
import { promoteFromWaitList } from '../seasons/waiting-list';
import { settleAfterIndexCatchesUp } from './settle-after-index';

/** Handles a ruling on a member: sends a note and, if they are banned, removes them from future seasons. */
export async function onMemberRuling(deps: Deps, event: MemberRuled): Promise<void> {
  const { league, player } = event;
  await notifyWarning(deps, event);
  if (!isBanned(await deps.store.member(league.id, player), deps.clock())) return deps.store.settle(event);
  await leaveSeasons(deps, league.id, player);
  await settleAfterIndexCatchesUp(deps, event);
}

/** They get no further seat, and the next player on the wait list is promoted. Their running boards continue. */
async function leaveSeasons(deps: Deps, league: string, player: string): Promise<void> {
  for (const season of await deps.store.seasonsNow(league)) {
    if (season.status === 'finished') continue;
    const entry = await deps.store.entry(season.id, player);
    if (entry === undefined) continue;
    if (['in', 'waiting', 'asked', 'invited'].includes(entry.state))
      await deps.store.moveEntry(entry, 'withdrawn', null);
    await promoteFromWaitList(deps, season);
  }
}
