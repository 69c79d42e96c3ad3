'use client';

import { useTranslations } from 'next-intl';
import type { Team } from '../../../functions/core/team/teams.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card, FoldedCard } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

interface OwnTeamProps {
  readonly team: Team;
  readonly me: string;
}

/** Answers an invitation to a team. */
export function AnswerTeam({ team: { id, league }, me }: OwnTeamProps) {
  const t = useTranslations('team');
  const mutation = useMutation();
  const path = { id: league.id, team: id };
  return (
    <Card title={t('invitation.title')}>
      <p>{t('invitation.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        <ActionButton
          by={mutation}
          className="button main"
          send={() => api('POST /leagues/{id}/teams/{team}/members', path, { player: me })}
        >
          {t('invitation.accept')}
        </ActionButton>
        <ActionButton
          by={mutation}
          send={() => api('DELETE /leagues/{id}/teams/{team}/invitations/{player}', { ...path, player: me })}
        >
          {t('invitation.decline')}
        </ActionButton>
      </p>
    </Card>
  );
}

/** Lets a member leave the team. */
export function LeaveTeam({ team: { id, league }, me }: OwnTeamProps) {
  const t = useTranslations('team');
  const mutation = useMutation();
  return (
    <FoldedCard title={t('leave.title')}>
      <p className="muted mt-3">{t('leave.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() =>
          api('DELETE /leagues/{id}/teams/{team}/members/{player}', {
            ...{ id: league.id, team: id, player: me },
          })
        }
      >
        {t('leave.act')}
      </ActionButton>
    </FoldedCard>
  );
}
