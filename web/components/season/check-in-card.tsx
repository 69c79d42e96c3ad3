'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { CheckInAnswers } from '../../../functions/core/entry/season-entries.schema';
import type { Person } from '../../../functions/core/platform/common.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface CheckInCardProps {
  readonly season: string;
  readonly answers: CheckInAnswers;
}

/** The answers to the open check-in, for those who organize the season. */
export function CheckInCard({ season, answers: { checkIn, playing, out, silent } }: CheckInCardProps) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  const [reminded, setReminded] = useState(false);
  if (checkIn === null) return null;
  const remind = async () => {
    const answer = await api('POST /seasons/{id}/check-in/reminders', { id: season });
    setReminded(answer.ok);
    return answer;
  };
  const time = () => <When at={checkIn.until} as="long" />;
  return (
    <Card title={t('checkIn.title', { round: checkIn.round })}>
      <p>
        {checkIn.assume === 'plays'
          ? t.rich('checkIn.silentPlay', { time })
          : t.rich('checkIn.silentSitOut', { time })}
      </p>
      <Names title={t.rich('checkIn.silent', { people: silent.length, b: bold })} people={silent} open />
      <Names title={t.rich('checkIn.play', { people: playing.length, b: bold })} people={playing} />
      <Names title={t.rich('checkIn.sitOut', { people: out.length, b: bold })} people={out} />
      <ProblemNote problem={mutation.problem} />
      {silent.length === 0 ? null : (
        <p className="form-actions mt-3">
          <ActionButton by={mutation} send={remind}>
            {t('checkIn.remind')}
          </ActionButton>
          <span className="small muted" role="status">
            {reminded ? `${t('checkIn.reminded')} ` : ''}
            {t('checkIn.limit')}
          </span>
        </p>
      )}
    </Card>
  );
}

const bold = (words: ReactNode) => <b>{words}</b>;

interface NamesProps {
  readonly title: ReactNode;
  readonly people: readonly Person[];
  readonly open?: boolean;
}

function Names({ title, people, open = false }: NamesProps) {
  if (people.length === 0) return <p className="small muted">{title}</p>;
  return (
    <details open={open}>
      <summary>{title}</summary>
      <p className="small">{people.map(({ name }) => name).join(', ')}</p>
    </details>
  );
}
