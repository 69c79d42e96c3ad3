'use client';

import Link from 'next/link';
import type { Season } from '../../../functions/api/schemas/seasons';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

/** What the reader may do with a season: register, withdraw, and start it as its organizer. */
export function SeasonActions({ season, loggedIn }: { season: Season; loggedIn: boolean }) {
  if (season.status !== 'registration') return null;
  return (
    <>
      <Register season={season} loggedIn={loggedIn} />
      {season.myRoles.includes('organizer') ? <Start season={season} /> : null}
    </>
  );
}

function Register({ season, loggedIn }: { season: Season; loggedIn: boolean }) {
  const { busy, problem, run } = useMutation();
  if (!loggedIn)
    return (
      <section className="side-card">
        <h2>Take part</h2>
        <p className="muted">Log in, join the league, and register here.</p>
        <Link className="button main" href={`/signin?callbackUrl=/seasons/${season.id}`}>
          Log in
        </Link>
      </section>
    );
  const join = async () => {
    if (season.myRoles.length === 0) {
      const joined = await api.joinLeague(season.league.id);
      if (!joined.ok) return joined;
    }
    return api.enter(season.id);
  };
  return (
    <section className="side-card">
      <h2>{season.entered ? 'You are registered' : 'Take part'}</h2>
      <p className="muted">
        {season.entered
          ? 'You can withdraw until the season starts.'
          : 'You will have a seat in every round. Registering makes you a member of the league.'}
      </p>
      <ProblemNote problem={problem} />
      {season.entered ? (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => run(() => api.withdraw(season.id))}
        >
          Withdraw
        </button>
      ) : (
        <button type="button" className="button main" disabled={busy} onClick={() => run(join)}>
          Register
        </button>
      )}
    </section>
  );
}

function Start({ season }: { season: Season }) {
  const { busy, problem, run } = useMutation();
  return (
    <section className="side-card">
      <h2>Start the season</h2>
      <p className="muted">
        Boards and seats are drawn at once, and the first deadline begins to run. This cannot be undone.
      </p>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button main"
        disabled={busy}
        onClick={() => run(() => api.start(season.id))}
      >
        Start
      </button>
    </section>
  );
}
