'use client';

import Link from 'next/link';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

export function JoinButton({ league, loggedIn }: { league: string; loggedIn: boolean }) {
  const { busy, problem, run } = useMutation();
  if (!loggedIn)
    return (
      <Link className="button main" href={`/signin?callbackUrl=/leagues/${league}`}>
        Log in to join
      </Link>
    );
  return (
    <>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button main"
        disabled={busy}
        onClick={() => run(() => api('POST /leagues/{id}/members', { id: league }))}
      >
        Join
      </button>
    </>
  );
}
