'use client';

import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

interface MailStoppedProps {
  readonly email: string;
  readonly why: 'bounced' | 'complained';
}

/** Says that the reader gets no mail, and why. */
export function MailStopped({ email, why }: MailStoppedProps) {
  const mutation = useMutation();
  const reason =
    why === 'bounced'
      ? `The mail server of ${email} refused our mails.`
      : `Someone at ${email} marked one of our mails as unwanted.`;
  return (
    <section className="card padded mt-4" aria-labelledby="stopped">
      <h2 id="stopped" className="title-3">
        You get no mail
      </h2>
      <p className="mt-2">{reason} We send none until you ask for it.</p>
      <ProblemNote problem={mutation.problem} />
      <p className="mt-3">
        <ActionButton by={mutation} send={() => api('POST /me/notifications/mail')}>
          Send mail again
        </ActionButton>
      </p>
    </section>
  );
}
