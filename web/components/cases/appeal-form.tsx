'use client';

import { useTranslations } from 'next-intl';
import type { Case } from '../../../functions/core/case/cases.schema';
import { api } from '../../lib/api';
import { FormPart } from '../forms/form-part';
import { SendText } from '../forms/send-text';
import { When } from '../frame/when';

interface AppealFormProps {
  readonly of: Case;
  readonly may: NonNullable<Case['mayAppeal']>;
}

/** Lets the player who complained appeal against the answer, and shows first who will decide. */
export function AppealForm({ of: { id, game }, may: { until, answers } }: AppealFormProps) {
  const t = useTranslations('cases');
  const time = () => <When at={until} as="long" />;
  return (
    <FormPart title={t('appeal.against')} hint={t('appeal.hint')}>
      <p className="small">{t.rich(answers === 'another' ? 'appeal.another' : 'appeal.same', { time })}</p>
      <SendText
        label={t('appeal.why')}
        rows={4}
        min={10}
        max={2000}
        action={t('appeal.act')}
        send={(text) => api('POST /games/{id}/cases/{case}/appeal', { id: game, case: id }, { text })}
      />
    </FormPart>
  );
}
