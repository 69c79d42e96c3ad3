'use client';

import type { Sessions } from '../../../functions/api/schemas/sessions';
import { api } from '../../lib/api';
import { logOut } from '../../lib/log-out';
import { useMutation } from '../../lib/mutate';
import { When } from '../frame/when';
import { ActionButton } from './action-button';
import { LogOutButton } from './log-out-button';
import { ProblemNote } from './problem-note';

/** Where the reader is logged in, each with a button to log it out, and one for all. */
export function SessionList({ sessions }: Pick<Sessions, 'sessions'>) {
  const mutation = useMutation();
  const logOutEverywhere = async () => {
    const answer = await api('DELETE /me/sessions');
    if (answer.ok) await logOut();
    return answer;
  };
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ul className="blocked-players">
        {sessions.map(({ id, agent, seenAt, until, current }) => (
          <li key={id}>
            <span>
              <b>{agent ?? 'Unknown program'}</b>
              {current ? ', here' : <LastUsed at={seenAt} />}
              {until === null ? null : <SharedUntil at={until} />}
            </span>
            {current ? null : (
              <ActionButton
                by={mutation}
                className="button compact"
                send={() => api('DELETE /me/sessions/{session}', { session: id })}
              >
                Log out<span className="hidden-text"> {agent}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <LogOutButton />
        <ActionButton by={mutation} send={logOutEverywhere}>
          Log out everywhere
        </ActionButton>
      </div>
    </>
  );
}

function LastUsed({ at }: { at: string }) {
  return (
    <span className="muted">
      , last used <When at={at} as="short" />
    </span>
  );
}

function SharedUntil({ at }: { at: string }) {
  return (
    <span className="muted">
      , on a shared computer until <When at={at} as="short" />
    </span>
  );
}
