'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Sessions } from '../../../functions/core/session/sessions.schema';
import { api } from '../../lib/api';
import { logOut } from '../../lib/log-out';
import { useMutation } from '../../lib/mutate';
import { hidden, muted } from '../frame/hidden';
import { When } from '../frame/when';
import { ActionButton } from './action-button';
import { LogOutButton } from './log-out-button';
import { ProblemNote } from './problem-note';

/** The reader's sessions, each with a button that logs it out, and one for all. */
export function SessionList({ sessions }: Pick<Sessions, 'sessions'>) {
  const t = useTranslations('account');
  const mutation = useMutation();
  const logOutEverywhere = async () => {
    const answer = await api('DELETE /me/sessions');
    if (answer.ok) await logOut();
    return answer;
  };
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ul className="account-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <About {...session} />
              {session.link ? t.rich('sessions.byLink', { muted }) : null}
            </span>
            {session.current ? null : (
              <ActionButton
                by={mutation}
                className="button compact"
                send={() => api('DELETE /me/sessions/{session}', { session: session.id })}
              >
                {t.rich('logOutOf', { agent: session.agent ?? t('sessions.unknown'), hidden })}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">{t('everywhereAbout')}</p>
      <div className="form-actions">
        <LogOutButton />
        <ActionButton by={mutation} send={logOutEverywhere}>
          {t('logOutEverywhere')}
        </ActionButton>
      </div>
    </>
  );
}

function About({ agent, seenAt, until, current }: Sessions['sessions'][number]) {
  const t = useTranslations('account');
  const words = {
    agent: agent ?? t('sessions.unknown'),
    b: (name: ReactNode) => <b>{name}</b>,
    ...{ muted, seen: () => <When at={seenAt} as="short" /> },
    time: () => (until === null ? null : <When at={until} as="short" />),
  };
  if (current) return until === null ? t.rich('sessions.here', words) : t.rich('sessions.hereShared', words);
  return until === null ? t.rich('sessions.used', words) : t.rich('sessions.usedShared', words);
}
