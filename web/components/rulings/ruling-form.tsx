'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import type { Answer } from '../../lib/ask';
import { useMutation, wordsOf } from '../../lib/mutate';
import { ProblemNote } from '../forms/problem-note';

interface RulingFormProps<Effect> {
  readonly children: ReactNode;
  /** Asks what it would do, without doing it. */
  readonly consider: () => Promise<Answer<Effect>>;
  readonly show: (effect: Effect) => ReactNode;
  readonly send: (reason: string) => Promise<Answer<unknown>>;
  /** What the last button says, and how the ruling can be taken back. */
  readonly action: string;
  readonly undo: string;
}

/** Rules in two steps: what and why, then what that does, and only then it is sent. */
export function RulingForm<Effect>({
  children,
  consider,
  show,
  send,
  action,
  undo,
}: RulingFormProps<Effect>) {
  const [reason, setReason] = useState('');
  const [effect, setEffect] = useState<Effect | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, problem, run } = useMutation();
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await consider();
    setRefused(answer.ok ? null : wordsOf(answer.problem));
    setEffect(answer.ok ? answer.value : null);
  };
  if (effect !== null)
    return (
      <div className="form">
        <div className="card ruling-effect">{show(effect)}</div>
        <p>
          <b>Reason:</b> {reason}
        </p>
        <p className="muted">The ruling is public: it stands in the log. {undo}</p>
        <ProblemNote problem={problem} />
        <div className="form-actions">
          <button
            type="button"
            className="button main"
            disabled={busy}
            onClick={() => void run(() => send(reason))}
          >
            {action}
          </button>
          <button type="button" className="button quiet" disabled={busy} onClick={() => setEffect(null)}>
            Back
          </button>
        </div>
      </div>
    );
  return (
    <form className="form" onSubmit={look}>
      {children}
      <div className="field">
        <label htmlFor="reason">Reason</label>
        <textarea
          id="reason"
          className="input"
          rows={2}
          required
          minLength={5}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="help">Public, in the log.</p>
      </div>
      <ProblemNote problem={refused} />
      <div className="form-actions">
        <button type="submit" className="button">
          Show what it does
        </button>
      </div>
    </form>
  );
}
