import type { StudiedStep } from '../../../engine/study/study';
import type { ShownStep } from '../table/step-drawing';

/** A studied step in the form in which the platform shows its own. */
export function shown({ before, result, sentences }: StudiedStep): ShownStep {
  return {
    before,
    position: result.position,
    orders: [...result.orders],
    events: result.events.map((event) => ({ ...event })),
    sentences: sentences.map(({ text, rules, seats }) => ({ text, rules: [...rules], seats: [...seats] })),
  };
}
