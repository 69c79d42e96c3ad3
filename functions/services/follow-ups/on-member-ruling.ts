import type { MemberRuled } from '../../store/records';
import { isBanned } from '../access/bans';
import type { Deps } from '../deps';
import { notifyWarning } from '../notifications/notify-events';
import { promoteFromWaitList } from '../seasons/waiting-list';
import { settleAfterIndexCatchesUp } from './settle-after-index';

/** What follows from a ruling on a member: a note, and if banned they leave the seasons to come. */
export async function onMemberRuling(deps: Deps, event: MemberRuled): Promise<void> {
  const { league, player } = event;
  await notifyWarning(deps, event);
  if (!isBanned(await deps.store.member(league.id, player), deps.clock())) return deps.store.settle(event);
  await leaveSeasons(deps, league.id, player);
  await settleAfterIndexCatchesUp(deps, event);
}

/** No further seat is drawn for them, and the next of the waiting list moves up. Their boards go on. */
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
