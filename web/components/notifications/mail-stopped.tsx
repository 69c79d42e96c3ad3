'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

interface MailStoppedProps {
  readonly email: string;
  readonly why: 'bounced' | 'complained';
}

/** States that the reader gets no mail, and why. */
export function MailStopped({ email, why }: MailStoppedProps) {
  const t = useTranslations('notifications');
  const mutation = useMutation();
  return (
    <section className="card padded mt-4" aria-labelledby="stopped">
      <h2 id="stopped" className="title-3">
        {t('stopped.title')}
      </h2>
      <p className="mt-2">
        {why === 'bounced' ? t('stopped.bounced', { email }) : t('stopped.complained', { email })}
      </p>
      <ProblemNote problem={mutation.problem} />
      <p className="mt-3">
        <ActionButton by={mutation} send={() => api('POST /me/notifications/mail')}>
          {t('stopped.again')}
        </ActionButton>
      </p>
    </section>
  );
}
