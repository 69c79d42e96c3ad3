'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Case, ReportedPress } from '../../../functions/core/case/cases.schema';
import { api } from '../../lib/api';
import { wordsOf } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

/** The reported message with its context, shown to a moderator on demand, which the log records. */
export function ReportedMessages({ of }: { readonly of: Case }) {
  const t = useTranslations('cases');
  const [read, setRead] = useState<ReportedPress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    const answer = await api('POST /games/{id}/cases/{case}/reading', { id: of.game, case: of.id });
    setProblem(answer.ok ? null : wordsOf(answer.problem));
    setRead(answer.ok ? answer.value : null);
  };
  if (read === null)
    return (
      <div className="mt-3">
        <ProblemNote problem={problem} />
        <button type="button" className="button compact" onClick={() => void ask()}>
          {t('reading.act')}
        </button>
        <p className="help">{t('reading.help')}</p>
      </div>
    );
  return (
    <ol className="reported mt-3" aria-label={t('reading.list')}>
      {read.messages.map((message) => (
        <li key={message.id} className={message.id === read.reported ? 'reported-one' : undefined}>
          <p className="small muted">
            {t.rich(message.id === read.reported ? 'reading.reported' : 'reading.from', {
              seat: seatFullName(message.from),
              b: (words) => <b>{words}</b>,
              time: () => <When at={message.at} as="short" />,
            })}
          </p>
          <p>{message.deletedAt === null ? message.text : t('reading.deleted')}</p>
        </li>
      ))}
    </ol>
  );
}
