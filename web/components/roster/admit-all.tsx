'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Admissions } from '../../../functions/core/roster/roster.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

interface LetAllInProps {
  readonly id: string;
  /** Whether anyone requests a place. */
  readonly asked: boolean;
}

/** Admits everyone who requests a place, and names those who have to wait for one. */
export function AdmitAll({ id, asked }: LetAllInProps) {
  const t = useTranslations('roster');
  const mutation = useMutation();
  const [letIn, setLetIn] = useState<Admissions | null>(null);
  const send = async () => {
    const answer = await api('POST /seasons/{id}/admissions', { id });
    if (answer.ok) setLetIn(answer.value);
    return answer;
  };
  return (
    <>
      {asked ? (
        <p className="form-actions section">
          <ActionButton by={mutation} className="button main" send={send}>
            {t('letAll.button')}
          </ActionButton>
          <span className="small muted">{t('letAll.about')}</span>
        </p>
      ) : null}
      <ProblemNote problem={mutation.problem} />
      <div role="status">
        {letIn === null ? null : (
          <p>
            {t('letAll.done', { players: letIn.admitted.length })}
            {letIn.waiting.length === 0
              ? ''
              : ` ${t('became.waiting', { names: letIn.waiting.map(({ name }) => name).join(', ') })}`}
          </p>
        )}
      </div>
    </>
  );
}
