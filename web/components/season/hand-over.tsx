'use client';

import { useTranslations } from 'next-intl';
import type { League } from '../../../functions/core/league/leagues.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card, FoldedCard } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { SendText } from '../forms/send-text';
import { When } from '../frame/when';

interface HandOverProps {
  readonly league: League;
  readonly me: string | null;
  readonly now: number;
}

/** The member who requests to take over a league with inactive organizers, and the reader's possible answers. */
export function HandOver({ league, me, now }: HandOverProps) {
  const t = useTranslations('hand-over');
  const { handOver, mayAsk } = league;
  if (handOver === null) return mayAsk ? <Ask league={league.id} /> : null;
  const mine = handOver.by.id === me;
  const due = now >= Date.parse(handOver.until);
  return (
    <Card title={t('title')}>
      <p>
        {mine ? t('youAsk') : t('asks', { player: handOver.by.name })}{' '}
        {due ? t('noAnswer') : t.rich('until', { time: () => <When at={handOver.until} as="long" /> })}
      </p>
      <Answer league={league} mine={mine} due={due} />
    </Card>
  );
}

interface AnswerProps {
  readonly league: League;
  readonly mine: boolean;
  readonly due: boolean;
}

function Answer({ league: { id, myRoles }, mine, due }: AnswerProps) {
  const t = useTranslations('hand-over');
  const mutation = useMutation();
  const drop = () => api('DELETE /leagues/{id}/hand-over', { id });
  const take = () => api('PUT /leagues/{id}/hand-over', { id });
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions mt-3">
        {myRoles.includes('organizer') ? (
          <ActionButton by={mutation} className="button main" send={drop}>
            {t('keep')}
          </ActionButton>
        ) : null}
        {mine && due ? (
          <ActionButton by={mutation} className="button main" send={take}>
            {t('take')}
          </ActionButton>
        ) : null}
        {mine ? (
          <ActionButton by={mutation} className="button quiet" send={drop}>
            {t('takeBack')}
          </ActionButton>
        ) : null}
      </div>
    </>
  );
}

function Ask({ league }: { readonly league: string }) {
  const t = useTranslations('hand-over');
  return (
    <FoldedCard title={t('silent')}>
      <p className="muted mt-3">{t('about')}</p>
      <SendText
        label={t('reason')}
        rows={2}
        min={5}
        max={500}
        action={t('ask')}
        send={(text) => api('POST /leagues/{id}/hand-over', { id: league }, { reason: text })}
      />
    </FoldedCard>
  );
}
