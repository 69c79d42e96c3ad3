'use client';

import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { FoldedCard } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

/** Lets a member leave the league. */
export function LeaveLeague({ league }: { readonly league: string }) {
  const mutation = useMutation();
  return (
    <FoldedCard title="Leave the league">
      <p className="muted mt-3">
        You withdraw from its seasons and give up your roles. Boards you sit on go on, and you still play
        them.
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        send={() => api('DELETE /leagues/{id}/members/me', { id: league })}
        then={() => '/leagues'}
      >
        Leave
      </ActionButton>
    </FoldedCard>
  );
}
