import type { MemberRuled } from '../../store/records';
import { isBanned } from '../access/bans';
import type { Deps } from '../deps';
import { tellOfWarning } from '../notifications/notify-events';
import { moveUp } from '../seasons/waiting-list';
import { settleOnceListed } from './settle-after-index';

/** What follows from a ruling on a member: a note, and if banned they leave the seasons to come. */
export async function afterMemberRuling(deps: Deps, event: MemberRuled): Promise<void> {
  const { league, player } = event;
  await tellOfWarning(deps, event);
  if (!isBanned(await deps.store.member(league.id, player), deps.clock())) return deps.store.settle(event);
  await leaveSeasons(deps, league.id, player);
  await settleOnceListed(deps, event);
}

/** No further seat is drawn for them, and the next of the waiting list moves up. Their boards go on. */
async function leaveSeasons(deps: Deps, league: string, player: string): Promise<void> {
  for (const season of await deps.store.seasonsNow(league)) {
    if (season.status === 'finished') continue;
    const entry = await deps.store.entry(season.id, player);
    if (entry === undefined) continue;
    if (['in', 'waiting', 'asked', 'invited'].includes(entry.state))
      await deps.store.moveEntry(entry, 'withdrawn', null);
    await moveUp(deps, season);
  }
}
