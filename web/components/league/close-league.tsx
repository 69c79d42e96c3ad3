'use client';

import type { League } from '../../../functions/api/schemas/leagues';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

/** Closes a league to new seasons and members, or opens it again. */
export function CloseLeague({ league: { id, closedAt } }: { readonly league: League }) {
  const mutation = useMutation();
  const closed = closedAt !== null;
  return (
    <Card title={closed ? 'Open the league again' : 'Close the league'}>
      <p className="muted">
        {closed
          ? 'The league takes no new seasons or members. Everything in it stays readable.'
          : 'Running seasons go on. The league takes no new seasons or members until you open it again.'}
      </p>
      <ProblemNote problem={mutation.problem} />
      <ActionButton by={mutation} send={() => api('PUT /leagues/{id}/closed', { id }, { closed: !closed })}>
        {closed ? 'Open again' : 'Close'}
      </ActionButton>
    </Card>
  );
}
