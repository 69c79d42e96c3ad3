'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { OwnCopyText } from '../forms/own-copy-text';
import { ProblemNote } from '../forms/problem-note';

/** The secret address of the reader's deadlines for calendar programs. */
export function CalendarAddress({ address }: { address: string | null }) {
  const t = useTranslations('notifications');
  const mutation = useMutation();
  return (
    <section className="section" aria-labelledby="calendar">
      <h2 id="calendar">{t('calendar.title')}</h2>
      <p className="reading mt-2">{t('calendar.about')}</p>
      {address === null ? null : <OwnCopyText label={t('calendar.address')} text={address} rows={2} />}
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions mt-3">
        <ActionButton by={mutation} send={() => api('POST /me/notifications/calendar')}>
          {address === null ? t('calendar.make') : t('calendar.makeNew')}
        </ActionButton>
        {address === null ? null : <span className="small muted">{t('calendar.stops')}</span>}
      </p>
    </section>
  );
}
