import type { StudiedStep } from '../../../engine/study/study';
import type { Translate } from '../../../messages/translate';
import type { ShownStep } from '../../lib/shown-step';

/** A studied step in the form in which the platform shows its own. */
export function shown({ before, result, sentences }: StudiedStep, say: Translate): ShownStep {
  return {
    before,
    position: result.position,
    orders: [...result.orders],
    events: result.events.map((event) => ({ ...event })),
    sentences: sentences.map(({ says, rules, seats }) => ({
      text: say(says),
      rules: [...rules],
      seats: [...seats],
    })),
  };
}
