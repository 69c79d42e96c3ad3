import { leaveSeasonsOf } from '../entry/leave-banned';
import { notifyWarning } from '../notification/notify-events';
import type { Deps } from '../platform/deps';
import type { MemberRuled } from '../platform/events.records';
import { settleAfterIndexCatchesUp } from '../platform/settle-after-index';
import { leaveTeamsOf } from '../team/team-members';
import { isBanned } from './bans';

/** Handles a ruling on a member: sends a note and, if they are banned, removes them from future seasons and from teams. */
export async function onMemberRuling(deps: Deps, event: MemberRuled): Promise<void> {
  const { league, player } = event;
  await notifyWarning(deps, event);
  if (!isBanned(await deps.store.member(league.id, player), deps.clock())) return deps.store.settle(event);
  await leaveSeasonsOf(deps, league.id, player);
  await leaveTeamsOf(deps, league.id, player);
  await settleAfterIndexCatchesUp(deps, event);
}
