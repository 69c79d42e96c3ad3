'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { lastMailLogin, type MailLogin } from '../../lib/mail-login';
import { startLogin } from '../../lib/start-login';
import { ProblemNote } from './problem-note';

type State = 'calm' | 'busy' | 'sent';

/** The address to which a login link was sent, and a button that sends it again. */
export function SentTo() {
  const t = useTranslations('signin');
  const [login, setLogin] = useState<MailLogin | null>(null);
  const [state, setState] = useState<State>('calm');
  const [problem, setProblem] = useState<string | null>(null);
  // Only the browser that asked for the link knows the address.
  useEffect(() => setLogin(lastMailLogin()), []);
  if (login === null) return null;
  const sendAgain = async () => {
    setState('busy');
    const answer = await startLogin('email', { email: login.email, callbackUrl: login.goal }).catch(() => ({
      message: t('noConnection'),
    }));
    setState('url' in answer ? 'sent' : 'calm');
    setProblem('url' in answer ? null : (answer.message ?? t('failed')));
  };
  return (
    <div className="mt-4">
      <p>{t.rich('sent.to', { address: login.email, b: (words) => <b>{words}</b> })}</p>
      <ProblemNote problem={problem} />
      <p className="form-actions mt-3">
        <button type="button" className="button" disabled={state === 'busy'} onClick={() => void sendAgain()}>
          {t('sent.again')}
        </button>
        <a className="button quiet" href={`/signin?callbackUrl=${encodeURIComponent(login.goal)}`}>
          {t('sent.other')}
        </a>
      </p>
      <p role="status">{state === 'sent' ? t('sent.repeated') : null}</p>
    </div>
  );
}
