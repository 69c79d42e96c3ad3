'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type {
  AnswerConfirmation as Answer,
  Confirmation,
} from '../../../functions/core/result/confirmations.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { SendText } from '../forms/send-text';

/** The reader's answer for the boards that name them, which they can change until the results count. */
export function AnswerConfirmation({
  season,
  mine,
  seen,
}: {
  readonly season: string;
  readonly mine: NonNullable<Confirmation['mine']>;
  /** The reader's boards as the page shows them. */
  readonly seen: NonNullable<Answer['boards']>;
}) {
  const t = useTranslations('confirmation');
  const router = useRouter();
  const mutation = useMutation();
  const send = (confirms: boolean) => async () => {
    const body: Answer = { confirms, boards: [...seen] };
    const answer = await api('PUT /seasons/{id}/confirmation', { id: season }, body);
    if (!answer.ok && answer.problem.code === 'results-changed') router.refresh();
    return answer;
  };
  const words = { asked: t('mine.asked'), given: t('mine.given'), declined: t('mine.declined') };
  return (
    <Card title={t('mine.title')}>
      <p role="status">{words[mine]}</p>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        {mine === 'given' ? null : (
          <ActionButton by={mutation} className="button main" send={send(true)}>
            {t('confirm')}
          </ActionButton>
        )}
        {mine === 'declined' ? null : (
          <ActionButton by={mutation} send={send(false)}>
            {t('decline')}
          </ActionButton>
        )}
      </p>
    </Card>
  );
}

/** Lets an organizer ask the site administrators to approve results that one of the players cannot confirm. */
export function AskForApproval({ season }: { readonly season: string }) {
  const t = useTranslations('confirmation');
  const [isSent, setSent] = useState(false);
  return (
    <Card title={t('ask.title')}>
      {isSent ? (
        <p role="status">{t('ask.sent')}</p>
      ) : (
        <>
          <p className="muted">{t('ask.about')}</p>
          <SendText
            label={t('ask.label')}
            rows={3}
            min={5}
            max={1000}
            action={t('ask.act')}
            send={async (reason) => {
              const answer = await api('POST /reports', {}, { target: { kind: 'results', season }, reason });
              if (answer.ok) setSent(true);
              return answer;
            }}
          />
        </>
      )}
    </Card>
  );
}
