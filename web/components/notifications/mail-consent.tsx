'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api';
import { wordsOf } from '../../lib/mutate';
import { useSeen } from '../../lib/use-seen';
import { ProblemNote } from '../forms/problem-note';

/**
 * Lets a person who has never logged in agree to mails. Opening the page alone agrees to nothing, because programs open
 * links too; the roster shows when it was first visible in a browser.
 */
export function MailConsent({ token }: { token: string }) {
  const t = useTranslations('invitation');
  useSeen(useCallback(() => api('POST /invitations/{token}/opened', { token }), [token]));
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const answer = await api('POST /invitations/{token}/consent', { token });
    setDone(answer.ok);
    setProblem(answer.ok ? null : wordsOf(answer.problem));
  };
  if (done) return <p role="status">{t('consented')}</p>;
  return (
    <section className="section">
      <p className="reading">{t('mails')}</p>
      <ProblemNote problem={problem} />
      <button type="button" className="button" onClick={() => void send()}>
        {t('consent')}
      </button>
    </section>
  );
}
