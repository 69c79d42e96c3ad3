import type {
  Admitted,
  Announced,
  CaseAnswered,
  PlatformEvent,
  PressSent,
  ToSettle,
} from '../../store/records';
import type { Deps } from '../deps';
import { rescheduleReminders } from '../notifications/remind';
import { tellOfAdmission, tellOfAnnouncement, tellOfPress } from '../notifications/tell-of-events';
import { tellOfSearch } from '../notifications/tell-of-search';
import { tellOfAnswer, tellOfWaiting } from '../notifications/tell-of-waiting';
import { giveBoards } from '../practice/take-over-boards';
import { ruleOnEach } from '../rulings/rule-on-clocks';
import { followRecord } from '../seasons/recompute-ratings';
import { moveForBooked } from '../steps/book-holidays';
import { followSearches } from '../substitutes/follow-searches';
import { afterAccountDeletion } from './after-account-deletion';
import { afterConfirmation } from './after-confirmation';
import { afterLeagueRenaming } from './after-league-renaming';
import { afterMemberRuling } from './after-member-ruling';
import { afterMisses } from './after-misses';
import { afterGameRuling, afterResultRuling } from './after-rulings';
import { afterSeasonChange } from './after-season-change';
import { afterStep } from './after-step';

/** Does what follows from an event and settles it. Events may come twice; doing it again is harmless. */
export async function actOn(deps: Deps, event: PlatformEvent): Promise<void> {
  switch (event.kind) {
    case 'step-closed':
      return afterStep(deps, event);
    case 'result-ruled':
      return afterResultRuling(deps, event);
    case 'game-ruled':
    case 'deadline-moved':
      return afterGameRuling(deps, event);
    case 'orders-missed':
      return afterMisses(deps, event);
    case 'member-ruled':
      return afterMemberRuling(deps, event);
    case 'season-changed':
      return afterSeasonChange(deps, event);
    case 'clocks-ruled':
      await ruleOnEach(deps, event);
      return deps.store.settle(event);
    case 'account-deleted':
      return afterAccountDeletion(deps, event);
    case 'holidays-booked':
      await moveForBooked(deps, event);
      return deps.store.settle(event);
    case 'league-renamed':
      return afterLeagueRenaming(deps, event);
    case 'record-changed':
      return followRecord(deps, event);
    case 'seat-searched':
      await tellOfSearch(deps, event);
      await followSearches(deps, event.season);
      return deps.store.settle(event);
    case 'proposal-confirmed':
      return afterConfirmation(deps, event);
    case 'guest-joined':
      await giveBoards(deps, event);
      return deps.store.settle(event);
    case 'reminders-chosen':
      await rescheduleReminders(deps, event.player);
      return deps.store.settle(event);
    default:
      await tellOf(deps, event);
      return deps.store.settle(event);
  }
}

/** Events from which only notifications follow. */
function tellOf(
  deps: Deps,
  event: Announced | Admitted | PressSent | ToSettle | CaseAnswered,
): Promise<void> {
  switch (event.kind) {
    case 'announced':
      return tellOfAnnouncement(deps, event);
    case 'admitted':
      return tellOfAdmission(deps, event);
    case 'press-sent':
      return tellOfPress(deps, event);
    case 'to-settle':
      return tellOfWaiting(deps, event);
    case 'case-answered':
      return tellOfAnswer(deps, event);
  }
}
