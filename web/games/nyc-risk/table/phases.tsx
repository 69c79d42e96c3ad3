import { Check } from 'lucide-react';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Phase, View } from '../../../../engine/nyc-risk/types';
import { PHASE_NAMES } from '../names';

const TURN = ['reinforce', 'attack', 'fortify', 'end'] as const satisfies readonly Phase[];

/** The four phases of a turn, with the one that is on. */
export function Phases({ phase }: { phase: Phase }) {
  const at = (TURN as readonly Phase[]).indexOf(phase);
  return (
    <ol className="phases" aria-label="Phases of the turn">
      {TURN.map((one, index) => (
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

/** The phase in which a plan leaves the turn. */
export function phaseAfter(view: Pick<View, 'phase'>, orders: readonly Order[]): Phase {
  const phases: readonly Phase[] = TURN;
  let at = phases.indexOf(view.phase);
  if (at < 0) return view.phase;
  for (const { type } of orders) {
    if (type === 'endPhase') at += 1;
    if (type === 'fortify') at = phases.length - 1;
  }
  return phases[Math.min(at, phases.length - 1)] ?? view.phase;
}
