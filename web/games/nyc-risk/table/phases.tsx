import { Check } from 'lucide-react';
import { useTexts } from '#texts';
import { TURN_PHASES } from '../../../../engine/nyc-risk/offers/phases-ahead';
import type { Phase } from '../../../../engine/nyc-risk/types';
import { hidden } from '../../../components/frame/hidden';
import type { Texts } from '../../../lib/texts';

/** The four phases of a turn, with the present one marked. */
export function Phases({ phase }: { phase: Phase }) {
  const t = useTexts('nyc-risk');
  const at = TURN_PHASES.indexOf(phase);
  return (
    <ol className="phases" aria-label={t('phases.title')}>
      {TURN_PHASES.map((one, index) => (
        <li
          key={one}
          className={index < at ? 'done' : index === at ? 'now' : ''}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          {index < at ? <Check size={15} /> : <span className="numbers">{index + 1}</span>}
          {index < at ? t.rich('phases.done', { phase: t(`phase.${one}`), hidden }) : t(`phase.${one}`)}
        </li>
      ))}
    </ol>
  );
}

const WITH_NEXT = ['reinforce', 'attack', 'fortify', 'end'] as const;

/** The next phase, in the words of its button. */
export function nextWords(phase: Phase, t: Texts<'nyc-risk'>): string {
  const one = WITH_NEXT.find((known) => known === phase);
  return one === undefined ? t('order.endPhase') : t(`next.${one}`);
}
