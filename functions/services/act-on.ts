import type { PlatformEvent } from '../store/records';
import { afterGameRuling } from './after-game-ruling';
import { afterMisses } from './after-misses';
import { afterRuling } from './after-ruling';
import { afterStep } from './after-step';
import type { Deps } from './deps';

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
  }
}
