'use client';

import type { PracticeBoard } from '../../../functions/api/schemas/practice';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

/** Takes a practice board from the reader's list for good; at one with friends a bot plays on for them. */
export function RemoveBoard({ board }: { readonly board: PracticeBoard }) {
  const { game, systemTitle, status, others } = board;
  const mutation = useMutation();
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button quiet"
        send={() => api('DELETE /me/practice/{id}', { id: game })}
      >
        {wordFor(status, others.length)}
        <span className="hidden-text"> the board of {systemTitle}</span>
      </ActionButton>
    </>
  );
}

function wordFor(status: PracticeBoard['status'], others: number): string {
  if (status === 'asked') return 'Decline';
  return others > 0 && status !== 'finished' ? 'Leave' : 'Remove';
}
