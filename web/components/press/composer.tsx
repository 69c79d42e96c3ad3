'use client';

import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Message } from '../../../functions/api/schemas/press';
import { api } from '../../lib/api';
import { wordsOf } from '../../lib/mutate';
import type { People } from '../frame/people';
import { seatName } from '../frame/seats';
import { useDraft } from './use-draft';

/** The longest message the platform takes, in characters. */
const LONGEST = 4000;

interface ComposerProps {
  readonly game: string;
  readonly thread: string | null;
  readonly to: 'all' | readonly string[];
  readonly people: People;
  readonly onSent: (message: Message) => Promise<void>;
}

/** Where a message is written. What is typed is kept in this browser until it is sent. */
export function Composer({ game, thread, to, people, onSent }: ComposerProps) {
  const { text, kept, write } = useDraft(game, thread);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = to === 'all' ? 'everyone' : to.map((seat) => seatName(seat, people[seat])).join(', ');
  const left = LONGEST - text.trim().length;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || to.length === 0) return;
    setBusy(true);
    const answer = await api(
      'POST /games/{id}/press',
      { id: game },
      { to: to === 'all' ? to : [...to], text: text.trim() },
    );
    setBusy(false);
    setProblem(answer.ok ? null : wordsOf(answer.problem));
    if (!answer.ok) return;
    write('');
    await onSent(answer.value);
  };
  return (
    <form className="composer" onSubmit={send}>
      <label className="hidden-text" htmlFor="press-text">
        Write to {name || 'the seats you choose'}
      </label>
      <textarea
        id="press-text"
        className="input"
        rows={1}
        placeholder={name === '' ? 'Choose who reads it' : `Write to ${name}`}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <button
        className="button"
        type="submit"
        aria-label="Send"
        disabled={busy || left < 0 || text.trim() === '' || to.length === 0}
      >
        <Send size={18} />
      </button>
      {left < 200 ? (
        <p className={left < 0 ? 'saving-note' : 'composer-note'} role={left < 0 ? 'alert' : undefined}>
          {left < 0
            ? `${-left} characters too many. A message can have at most 4,000.`
            : `${left} characters left`}
        </p>
      ) : kept ? (
        <p className="composer-note">Not sent. This browser keeps it until you send it.</p>
      ) : null}
      {problem === null ? null : (
        <p className="saving-note" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
