import { useTranslations } from 'next-intl';
import type { Case } from '../../../functions/core/case/cases.schema';
import type { Texts } from '../../lib/texts';
import { When } from '../frame/when';

type Answer = NonNullable<Case['answer']> | NonNullable<NonNullable<Case['appeal']>['answer']>;

/** The decision on a case, with its author and time. */
export function AnswerNote({ decision, text, by, at }: Answer) {
  const t = useTranslations('cases');
  return (
    <p className="notice mt-3">
      <span>
        <b>{decisionInWords(decision, t)}.</b> {text}{' '}
        <span className="muted">
          {by.name}, <When at={at} as="short" />
        </span>
      </span>
    </p>
  );
}

function decisionInWords(decision: Answer['decision'], t: Texts<'cases'>): string {
  if (decision === 'upheld') return t('decision.upheld');
  if (decision === 'denied') return t('decision.denied');
  return decision === 'answer-stands' ? t('decision.stands') : t('decision.changed');
}
