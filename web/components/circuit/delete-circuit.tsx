'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

/** Deletes a circuit, once its organizer has opened the question, and returns to the league's circuits. */
export function DeleteCircuit({ league, circuit }: { readonly league: string; readonly circuit: string }) {
  const t = useTranslations('circuit');
  const mutation = useMutation();
  return (
    <details className="section">
      <summary>{t('delete.title')}</summary>
      <p className="reading mt-3">{t('delete.about')}</p>
      <ProblemNote problem={mutation.problem} />
      <p className="mt-3">
        <ActionButton
          by={mutation}
          then={() => `/leagues/${league}/circuits`}
          send={() => api('DELETE /leagues/{id}/circuits/{circuit}', { id: league, circuit })}
        >
          {t('delete.confirm')}
        </ActionButton>
      </p>
    </details>
  );
}
