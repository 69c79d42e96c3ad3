import type { Admitted, Announced, PlatformEvent, PressSent } from '../store/records';
import { afterMisses } from './absence/after-misses';
import type { Deps } from './deps';
import { afterStep } from './games/after-step';
import { tellOfAdmission, tellOfAnnouncement, tellOfPress } from './notifications/after-events';
import { afterGameRuling } from './rulings/after-game-ruling';
import { afterMemberRuling } from './rulings/after-member-ruling';
import { afterRuling } from './rulings/after-ruling';

/** Does what follows from an event and settles it. Events may come twice; doing it again is harmless. */
export async function actOn(deps: Deps, event: PlatformEvent): Promise<void> {
  switch (event.kind) {
    case 'step-closed':
      return afterStep(deps, event);
    case 'result-ruled':
      return afterRuling(deps, event);
    case 'game-ruled':
    case 'deadline-moved':
      return afterGameRuling(deps, event);
    case 'orders-missed':
      return afterMisses(deps, event);
    case 'member-ruled':
      return afterMemberRuling(deps, event);
    default:
      await tellOf(deps, event);
      return deps.store.settle(event);
  }
}

/** Events from which nothing follows but that somebody is told. */
function tellOf(deps: Deps, event: Announced | Admitted | PressSent): Promise<void> {
  switch (event.kind) {
    case 'announced':
      return tellOfAnnouncement(deps, event);
    case 'admitted':
      return tellOfAdmission(deps, event);
    case 'press-sent':
      return tellOfPress(deps, event);
  }
}
