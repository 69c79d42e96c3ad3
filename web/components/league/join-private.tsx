'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

/** Joins a private league by its invitation link. */
export function JoinPrivate({ league, code }: { readonly league: string; readonly code: string }) {
  const t = useTranslations('membership');
  const mutation = useMutation();
  return (
    <>
      <ProblemNote problem={mutation.problem === null ? null : t('notInvited')} />
      <ActionButton
        by={mutation}
        className="button main"
        send={() => api('POST /leagues/{id}/members', { id: league }, { code })}
        then={() => `/leagues/${league}`}
      >
        {t('joinLeague')}
      </ActionButton>
    </>
  );
}
