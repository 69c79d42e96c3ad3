'use client';

import { useState } from 'react';
import type { League } from '../../../functions/api/schemas/leagues';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface HandOverProps {
  readonly league: League;
  readonly me: string | null;
  readonly now: number;
}

/** What becomes of a league whose organizers are silent: who asks for it, and what each may do about it. */
export function HandOver({ league, me, now }: HandOverProps) {
  const { handOver, mayAsk } = league;
  if (handOver === null) return mayAsk ? <Ask league={league.id} /> : null;
  const mine = handOver.by.id === me;
  const due = now >= Date.parse(handOver.until);
  return (
    <section className="side-card" aria-labelledby="hand-over">
      <h2 id="hand-over">Who keeps this league?</h2>
      <p>
        {mine ? 'You ask' : `${handOver.by.name} asks`} to take it over.{' '}
        {due ? (
          'No organizer has answered in time.'
        ) : (
          <>
            An organizer can answer until <When at={handOver.until} as="long" />.
          </>
        )}
      </p>
      <Answer league={league} mine={mine} due={due} />
    </section>
  );
}

function Answer({
  league,
  mine,
  due,
}: {
  readonly league: League;
  readonly mine: boolean;
  readonly due: boolean;
}) {
  const { busy, problem, run } = useMutation();
  const organizes = league.myRoles.includes('organizer');
  return (
    <>
      <ProblemNote problem={problem} />
      <div className="form-actions mt-3">
        {organizes ? (
          <button
            type="button"
            className="button main"
            disabled={busy}
            onClick={() => void run(() => api('DELETE /leagues/{id}/hand-over', { id: league.id }))}
          >
            I am here: keep the league
          </button>
        ) : null}
        {mine && due ? (
          <button
            type="button"
            className="button main"
            disabled={busy}
            onClick={() => void run(() => api('PUT /leagues/{id}/hand-over', { id: league.id }))}
          >
            Take over the league
          </button>
        ) : null}
        {mine ? (
          <button
            type="button"
            className="button quiet"
            disabled={busy}
            onClick={() => void run(() => api('DELETE /leagues/{id}/hand-over', { id: league.id }))}
          >
            Take the request back
          </button>
        ) : null}
      </div>
    </>
  );
}

function Ask({ league }: { readonly league: string }) {
  const { busy, problem, run } = useMutation();
  const [reason, setReason] = useState('');
  return (
    <details className="side-card">
      <summary>Are the organizers silent?</summary>
      <p className="muted mt-3">
        You can ask to take the league over. It is announced to everybody in it. If no organizer answers
        within two weeks, you become one.
      </p>
      <label className="field mt-3">
        <span className="label">Reason</span>
        <textarea
          className="input"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button"
        disabled={busy || reason.trim().length < 5}
        onClick={() => void run(() => api('POST /leagues/{id}/hand-over', { id: league }, { reason }))}
      >
        Ask for the league
      </button>
    </details>
  );
}
