'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { FoldedCard } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

/** Lets a member leave the league. */
export function LeaveLeague({ league }: { readonly league: string }) {
  const t = useTranslations('membership');
  const mutation = useMutation();
  return (
    <FoldedCard title={t('leave.title')}>
      <p className="muted mt-3">{t('leave.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() => api('DELETE /leagues/{id}/members/me', { id: league })}
        then={() => '/leagues'}
      >
        {t('leave.act')}
      </ActionButton>
    </FoldedCard>
  );
}
