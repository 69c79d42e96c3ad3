'use client';

import type { Sessions } from '../../../functions/api/schemas/sessions';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { When } from '../frame/when';
import { ActionButton } from './action-button';
import { ProblemNote } from './problem-note';

type Program = Sessions['programs'][number];

/** The reader's sessions for programs, each with a button that ends it. */
export function ProgramList({ programs }: Pick<Sessions, 'programs'>) {
  const mutation = useMutation();
  if (programs.length === 0) return null;
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ul className="blocked-players">
        {programs.map((program) => (
          <li key={program.id}>
            <About {...program} />
            <ActionButton
              by={mutation}
              className="button compact"
              send={() => api('DELETE /me/sessions/{session}', { session: program.id })}
            >
              End<span className="hidden-text"> the session of {program.name}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function About({ name, scopes, until, seenAt }: Program) {
  return (
    <span>
      <b>{name}</b>
      <span className="muted">
        : {scopes.join(', ')}, until <When at={until} as="short" />,{' '}
        {seenAt === null ? (
          'never used'
        ) : (
          <>
            last used <When at={seenAt} as="short" />
          </>
        )}
      </span>
    </span>
  );
}
