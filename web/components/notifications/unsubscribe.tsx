'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '../../lib/api';
import { wordsOf } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

/** Turns off the mails of a link. Opening the page alone does nothing, because programs open links too. */
export function Unsubscribe({ token, kind }: { token: string; kind: string }) {
  const t = useTranslations('notifications');
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const answer = await api('POST /unsubscribe/{token}', { token });
    setDone(answer.ok);
    setProblem(answer.ok ? null : wordsOf(answer.problem));
  };
  if (done)
    return (
      <p className="mt-4" role="status">
        {t('unsubscribe.done', { kind })}
      </p>
    );
  return (
    <div className="mt-4">
      <ProblemNote problem={problem} />
      <button type="button" className="button main" onClick={() => void send()}>
        {t('unsubscribe.stop')}
      </button>
    </div>
  );
}
