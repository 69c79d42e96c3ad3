import type { Circuit } from '../../../functions/core/circuit/circuits.schema';
import type { Texts } from '../../lib/texts';

type Tie = Circuit['tieBreaks'][number];

/** What each tie-break of a circuit compares, in words. */
export function tieWords(t: Texts<'circuit'>): Readonly<Record<Tie, string>> {
  return {
    'best-results': t('tie.best-results'),
    'first-places': t('tie.first-places'),
    'dropped-results': t('tie.dropped-results'),
    'latest-events': t('tie.latest-events'),
  };
}
