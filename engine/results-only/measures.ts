import type { LeadingWords, Measure } from '../game';
import { messagesOf } from '../game/message';
import type { Definition } from './definition';

const message = messagesOf('measures');

const POINTS: Measure = { id: 'points', name: message('results-only.points') };

/** The figures that a table writes down; none where it writes places, or who won. */
export function measuresFrom({ counts, figures }: Definition): readonly Measure[] {
  if (counts !== 'points') return [];
  return figures.length === 0 ? [POINTS] : figures.map((name) => ({ id: name, name }));
}

/** The leading figure in sentences, by the name that the organizer gave it. */
export function leadingFrom(definition: Definition): LeadingWords {
  const [own] = definition.figures;
  if (own === undefined || definition.counts !== 'points')
    return {
      amount: (count) => message('results-only.counted', { count }),
      one: message('results-only.one'),
      many: message('results-only.many'),
    };
  const name = message('results-only.named', { name: own });
  return {
    amount: (count) => message('results-only.countedAs', { count, name: own }),
    one: name,
    many: name,
  };
}
