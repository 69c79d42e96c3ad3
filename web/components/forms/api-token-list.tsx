'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Sessions } from '../../../functions/core/session/sessions.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { hidden, muted } from '../frame/hidden';
import { When } from '../frame/when';
import { ActionButton } from './action-button';
import { ProblemNote } from './problem-note';

type Program = Sessions['programs'][number];

/** The reader's API tokens, each with a button that ends it. */
export function ApiTokenList({ programs }: Pick<Sessions, 'programs'>) {
  const t = useTranslations('account');
  const mutation = useMutation();
  if (programs.length === 0) return null;
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ul className="account-rows">
        {programs.map((program) => (
          <li key={program.id}>
            <About {...program} />
            <ActionButton
              by={mutation}
              className="button compact"
              send={() => api('DELETE /me/sessions/{session}', { session: program.id })}
            >
              {t.rich('programs.end', { name: program.name, hidden })}
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function About({ name, scopes, until, seenAt }: Program) {
  const t = useTranslations('account');
  const named = {
    read: t('programs.readScope'),
    play: t('programs.playScope'),
    organize: t('programs.organizeScope'),
    account: t('programs.accountScope'),
  };
  const words = {
    ...{ name, scopes: scopes.map((scope) => named[scope]).join(', ') },
    ...{ b: (text: ReactNode) => <b>{text}</b>, muted },
    time: () => <When at={until} as="short" />,
    seen: () => (seenAt === null ? null : <When at={seenAt} as="short" />),
  };
  return (
    <span>{seenAt === null ? t.rich('programs.neverUsed', words) : t.rich('programs.used', words)}</span>
  );
}
