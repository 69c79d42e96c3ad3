import type { Deps } from '../core/platform/deps';
import type { Admitted, Announced, PlatformEvent, PressSent } from '../core/platform/events.records';
import type { CaseAnswered, InvitedToTeam, ToSettle } from '../core/platform/request-events.records';
import { settleAfterIndexCatchesUp } from '../core/platform/settle-after-index';
import { onStepClosed } from '../core/step/on-step-closed';

/**
 * Handles an event and settles it. Events may be delivered twice; handling one again is harmless. Most events are
 * closed steps; the code for the others is loaded when the first of its kind arrives, so that a cold start does not
 * wait for it.
 */
export async function handleEvent(deps: Deps, event: PlatformEvent): Promise<void> {
  switch (event.kind) {
    case 'step-closed':
      return onStepClosed(deps, event);
    case 'result-ruled':
      return (await import('../core/ruling/on-rulings')).onResultRuling(deps, event);
    case 'game-ruled':
    case 'deadline-moved':
      return (await import('../core/ruling/on-rulings')).onGameRuling(deps, event);
    case 'orders-missed':
      return (await import('../core/absence/on-orders-missed')).onOrdersMissed(deps, event);
    case 'member-ruled':
      return (await import('../core/member/on-member-ruling')).onMemberRuling(deps, event);
    case 'season-changed':
      return (await import('../core/season/on-season-changed')).onSeasonChanged(deps, event);
    case 'chairs-changed':
      return (await import('../core/round/on-chairs-changed')).onChairsChanged(deps, event);
    case 'result-reported':
      return (await import('../core/result/on-result-reported')).onResultReported(deps, event);
    case 'clocks-ruled':
      await (await import('../core/ruling/rule-on-clocks')).ruleOnEach(deps, event);
      return deps.store.settle(event);
    case 'account-deleted':
      return (await import('../core/account/on-account-deleted')).onAccountDeleted(deps, event);
    case 'accounts-merged':
      return (await import('../core/account/on-accounts-merged')).onAccountsMerged(deps, event);
    case 'holidays-booked':
      await (await import('../core/step/book-holidays')).moveForBooked(deps, event);
      return deps.store.settle(event);
    case 'league-renamed':
      return (await import('../core/league/on-league-renamed')).onLeagueRenamed(deps, event);
    case 'renamed':
      return (await import('../core/account/on-player-renamed')).onPlayerRenamed(deps, event);
    case 'record-changed':
      return (await import('../core/rating/recompute-ratings')).followRecord(deps, event);
    case 'seat-searched':
      await (await import('../core/notification/notify-substitute-search')).notifySubstituteSearch(
        deps,
        event,
      );
      await (await import('../core/substitute/follow-searches')).followSearches(deps, event.season);
      return deps.store.settle(event);
    case 'proposal-confirmed':
      return (await import('../core/result/on-results-confirmed')).onResultsConfirmed(deps, event);
    case 'guest-joined':
      await (await import('../core/practice/take-over-boards')).giveBoards(deps, event);
      return settleAfterIndexCatchesUp(deps, event);
    case 'invited-by-mail':
      await (await import('../core/invitation/follow-invitation')).followInvitation(deps, event);
      return deps.store.settle(event);
    case 'reminders-chosen':
      await (await import('../core/notification/remind')).rescheduleReminders(deps, event.player);
      return deps.store.settle(event);
    default:
      await notifyAbout(deps, event);
      return deps.store.settle(event);
  }
}

/** Handles events that only send notifications. */
async function notifyAbout(
  deps: Deps,
  event: Announced | Admitted | PressSent | ToSettle | CaseAnswered | InvitedToTeam,
): Promise<void> {
  switch (event.kind) {
    case 'announced':
      return (await import('../core/notification/notify-events')).notifyAnnouncement(deps, event);
    case 'admitted':
      return (await import('../core/notification/notify-events')).notifyAdmission(deps, event);
    case 'invited-to-team':
      return (await import('../core/notification/notify-events')).notifyTeamInvitation(deps, event);
    case 'press-sent':
      return (await import('../core/notification/notify-events')).notifyPress(deps, event);
    case 'to-settle':
      return (await import('../core/notification/notify-inbox')).notifyInboxItems(deps, event);
    case 'case-answered':
      return (await import('../core/notification/notify-inbox')).notifyCaseAnswer(deps, event);
  }
}
