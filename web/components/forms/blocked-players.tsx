'use client';

import type { Blocked } from '../../../functions/api/schemas/press';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from './action-button';
import { ProblemNote } from './problem-note';

/** The players whom the reader blocks, each with a button to unblock. */
export function BlockedPlayers({ players }: Blocked) {
  const mutation = useMutation();
  if (players.length === 0)
    return <p className="muted">Nobody. You can block a sender from any of their messages.</p>;
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ul className="account-rows">
        {players.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <ActionButton
              by={mutation}
              className="button compact"
              send={() => api('DELETE /me/blocked/{player}', { player: id })}
            >
              Show again<span className="hidden-text"> the messages of {name}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}
