'use client';

import { type FormEvent, useState } from 'react';
import type { FoundMessages } from '../../../functions/api/schemas/press';
import { api } from '../../lib/api';
import type { People } from '../frame/people';
import { seatName } from '../frame/seats';
import { useZone } from '../frame/zone';
import { sentAt } from './sent-at';

interface SearchPressProps {
  readonly game: string;
  readonly people: People;
  readonly mine: string | null;
  readonly now: number;
  readonly onFound: (thread: string, message: string) => void;
}

/** A search over all that the reader may read; what is found leads to its thread. */
export function SearchPress({ game, people, mine, now, onFound }: SearchPressProps) {
  const zone = useZone();
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundMessages | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const search = async (before: string | null) => {
    const answer = await api('GET /games/{id}/messages', { id: game, text, before: before ?? undefined });
    setProblem(answer.ok ? null : answer.problem.detail);
    if (!answer.ok) return;
    const kept = before === null ? [] : (found?.messages ?? []);
    setFound({ ...answer.value, messages: [...kept, ...answer.value.messages] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(null);
  };
  const name = (seat: string) => (seat === mine ? 'You' : seatName(seat, people[seat]));
  return (
    <search className="press-search">
      <form onSubmit={submit}>
        <label className="hidden-text" htmlFor="press-search">
          Search the press of this game
        </label>
        <input
          id="press-search"
          type="search"
          className="input"
          placeholder="Words to look for"
          maxLength={200}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button className="button" type="submit">
          Find
        </button>
      </form>
      {problem === null ? null : (
        <p className="saving-note" role="alert">
          {problem}
        </p>
      )}
      {found === null ? null : (
        <ol aria-label="Search results" aria-live="polite">
          {found.messages.map((message) => (
            <li key={message.id}>
              <button type="button" onClick={() => onFound(message.thread, message.id)}>
                <b>{name(message.from)}</b> to{' '}
                {message.thread === 'all'
                  ? 'everyone'
                  : message.thread
                      .split('+')
                      .filter((seat) => seat !== message.from)
                      .map(name)
                      .join(', ')}
                <span className="message-time"> {sentAt(message.at, now, zone)}</span>
                <span className="press-snippet">
                  {message.blocked ? 'From a player you blocked' : message.text}
                </span>
              </button>
            </li>
          ))}
          {found.messages.length === 0 && found.next === null ? (
            <li className="muted">Nothing found.</li>
          ) : null}
          {found.next === null ? null : (
            <li>
              <button type="button" className="button quiet compact" onClick={() => void search(found.next)}>
                Search further back
              </button>
            </li>
          )}
        </ol>
      )}
    </search>
  );
}
