'use client';

import { useTranslations } from 'next-intl';
import type { PracticeBoard } from '../../../functions/core/practice/practice.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { hidden } from '../frame/hidden';

/** Removes a practice board from the reader's list permanently; at one with friends a bot plays on for them. */
export function RemoveBoard({ board }: { readonly board: PracticeBoard }) {
  const { game, systemTitle, status, others } = board;
  const t = useTranslations('practice');
  const mutation = useMutation();
  const words = { game: systemTitle, hidden };
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button quiet"
        send={() => api('DELETE /me/practice/{id}', { id: game })}
      >
        {status === 'asked'
          ? t.rich('decline', words)
          : others.length > 0 && status !== 'finished'
            ? t.rich('leave', words)
            : t.rich('remove', words)}
      </ActionButton>
    </>
  );
}
