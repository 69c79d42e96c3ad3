import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ScoringSummary, Scorings } from '../../../functions/core/scoring/scoring.schema';
import type { Texts } from '../../lib/texts';

/** The names of a scoring's properties. */
export const propertyNames = (t: Texts<'scoring'>) => ({
  'solo-draw-loss': t('property.solo'),
  monotone: t('property.monotone'),
  'path-independent': t('property.path'),
  'constant-sum': t('property.constant'),
});

/** The properties of a system with its default parameters. */
export function KnownProperties({
  all,
  has,
}: {
  readonly all: Scorings['properties'];
  readonly has: ScoringSummary['properties'];
}) {
  const t = useTranslations('scoring');
  const names = propertyNames(t);
  return (
    <ul className="properties">
      {all.map(({ id, words }) => {
        const holds = has.includes(id);
        return (
          <li key={id} title={words} className={holds ? '' : 'dim'}>
            {holds ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
            <span className="hidden-text">{holds ? t('has') : t('lacks')} </span>
            {names[id]}
          </li>
        );
      })}
    </ul>
  );
}
