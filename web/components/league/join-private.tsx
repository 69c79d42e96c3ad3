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
  const join = async () => {
    const answer = await api('POST /leagues/{id}/members', { id: league }, { code });
    // For those without an invitation a private league does not exist.
    if (answer.ok || answer.problem.code !== 'not-found') return answer;
    return { ...answer, problem: { ...answer.problem, detail: t('notInvited') } };
  };
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} className="button main" send={join} then={() => `/leagues/${league}`}>
        {t('joinLeague')}
      </ActionButton>
    </>
  );
}
