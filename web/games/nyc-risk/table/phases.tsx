import { Check } from 'lucide-react';
import { TURN_PHASES } from '../../../../engine/nyc-risk/offers/phases-ahead';
import type { Phase } from '../../../../engine/nyc-risk/types';
import { PHASE_NAMES } from '../names';

/** The four phases of a turn, with the one that is on. */
export function Phases({ phase }: { phase: Phase }) {
  const at = TURN_PHASES.indexOf(phase);
  return (
    <ol className="phases" aria-label="Phases of the turn">
      {TURN_PHASES.map((one, index) => (
        <li
          key={one}
          className={index < at ? 'done' : index === at ? 'now' : ''}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          {index < at ? <Check size={15} /> : <span className="numbers">{index + 1}</span>}
          {PHASE_NAMES[one]}
          {index < at ? <span className="hidden-text">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** What comes after a phase, in the words of the button that leads there. */
export const NEXT_WORDS: Readonly<Partial<Record<Phase, string>>> = {
  reinforce: 'Then attack',
  attack: 'Then fortify',
  fortify: 'Then the end',
  end: 'End the turn',
};
