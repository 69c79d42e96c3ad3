'use client';

import { useTranslations } from 'next-intl';
import type { League } from '../../../functions/core/league/leagues.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

/** Closes a league to new seasons and members, or opens it again. */
export function CloseLeague({ league: { id, closedAt } }: { readonly league: League }) {
  const t = useTranslations('league-settings');
  const mutation = useMutation();
  const closed = closedAt !== null;
  return (
    <Card title={closed ? t('close.openTitle') : t('close.title')}>
      <p className="muted">{closed ? t('close.closed') : t('close.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} send={() => api('PUT /leagues/{id}/closed', { id }, { closed: !closed })}>
        {closed ? t('close.open') : t('close.button')}
      </ActionButton>
    </Card>
  );
}
