import type { MemberRuled } from '../../store/records';
import { isBanned } from '../access/bans';
import type { Deps } from '../deps';
import { notifyWarning } from '../notifications/notify-events';
import { leaveSeasonsOf } from '../seasons/leave-banned';
import { settleAfterIndexCatchesUp } from './settle-after-index';

/** Handles a ruling on a member: sends a note and, if they are banned, removes them from future seasons. */
export async function onMemberRuling(deps: Deps, event: MemberRuled): Promise<void> {
  const { league, player } = event;
  await notifyWarning(deps, event);
  if (!isBanned(await deps.store.member(league.id, player), deps.clock())) return deps.store.settle(event);
  await leaveSeasonsOf(deps, league.id, player);
  await settleAfterIndexCatchesUp(deps, event);
}
