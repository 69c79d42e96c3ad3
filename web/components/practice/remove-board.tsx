'use client';

import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';

/** Removes a practice board for good. */
export function RemoveBoard({ game, title }: { readonly game: string; readonly title: string }) {
  const mutation = useMutation();
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        className="button quiet"
        send={() => api('DELETE /me/practice/{id}', { id: game })}
      >
        Remove<span className="hidden-text"> the board of {title}</span>
      </ActionButton>
    </>
  );
}
