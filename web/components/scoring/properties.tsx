import { Check, X } from 'lucide-react';
import type { ScoringSummary, Scorings } from '../../../functions/api/schemas/scoring';

export const PROPERTY_NAMES = {
  'solo-draw-loss': 'Solo > draw > loss',
  monotone: 'Monotone',
  'path-independent': 'Path-independent',
  'constant-sum': 'Constant sum',
} as const;

/** Which properties a system has with its default parameters. */
export function KnownProperties({
  all,
  has,
}: {
  readonly all: Scorings['properties'];
  readonly has: ScoringSummary['properties'];
}) {
  return (
    <ul className="properties">
      {all.map(({ id, words }) => {
        const holds = has.includes(id);
        return (
          <li key={id} title={words} className={holds ? '' : 'dim'}>
            {holds ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
            <span className="hidden-text">{holds ? 'Has: ' : 'Lacks: '}</span>
            {PROPERTY_NAMES[id]}
          </li>
        );
      })}
    </ul>
  );
}
