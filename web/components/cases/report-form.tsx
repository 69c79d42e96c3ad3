'use client';

import { useState } from 'react';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

interface ReportFormProps {
  readonly game: string;
  readonly thread: string;
  readonly message: string;
}

/** A player reports the message that led here. */
export function ReportForm({ game, thread, message }: ReportFormProps) {
  const { busy, problem, run } = useMutation();
  const [text, setText] = useState('');
  return (
    <section className="side-card" aria-labelledby="report">
      <h2 id="report">Report a message</h2>
      <p className="muted">
        Moderators who do not play in this game get the message, eight before it and three after it. They read
        nothing else of the conversation, and that they read it is logged.
      </p>
      <div className="field mt-3">
        <label htmlFor="why">What is wrong with it</label>
        <textarea
          id="why"
          className="input"
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="button"
        disabled={busy || text.trim().length < 5}
        onClick={() =>
          void run(() => api('POST /games/{id}/reports', { id: game }, { thread, message, text }))
        }
      >
        Report it
      </button>
    </section>
  );
}
