import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#texts';
import type { FoundMessages } from '../../../functions/core/press/press.schema';
import { api } from '../../lib/api';
import { Alert } from '../frame/alert';
import type { People } from '../frame/people';
import { useLanguage, useZone } from '../frame/reader';
import { seatName } from '../frame/seats';
import { sentAt } from './sent-at';

interface SearchPressProps {
  readonly game: string;
  readonly people: People;
  readonly mine: string | null;
  readonly now: number;
  readonly onFound: (thread: string, message: string) => void;
}

interface Found extends FoundMessages {
  /** The words that were searched for: the field may contain others by now. */
  readonly text: string;
}

/** A search of everything that the reader may read; each result leads to its thread. */
export function SearchPress({ game, people, mine, now, onFound }: SearchPressProps) {
  const t = useTexts('press');
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);
  const search = async (wanted: string, before?: string) => {
    latest.current += 1;
    const own = latest.current;
    const answer = await api('GET /games/{id}/messages', { id: game, text: wanted, before });
    // Another search has begun meanwhile: its results are the ones that count.
    if (own !== latest.current) return;
    setProblem(answer.ok ? null : answer.problem.detail);
    if (!answer.ok) return;
    const kept = before === undefined ? [] : (found?.messages ?? []);
    setFound({ ...answer.value, text: wanted, messages: [...kept, ...answer.value.messages] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(text);
  };
  return (
    <search className="press-search">
      <form onSubmit={submit}>
        <label className="hidden-text" htmlFor="press-search">
          {t('search.label')}
        </label>
        <input
          id="press-search"
          type="search"
          className="input"
          placeholder={t('search.words')}
          maxLength={200}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button className="button" type="submit">
          {t('search.find')}
        </button>
      </form>
      <Alert>{problem}</Alert>
      {found === null ? null : (
        <Results
          {...{ found, people, mine, now, onFound }}
          onMore={(before) => void search(found.text, before)}
        />
      )}
    </search>
  );
}

interface ResultsProps extends Omit<SearchPressProps, 'game'> {
  readonly found: Found;
  readonly onMore: (before: string) => void;
}

function Results({ found: { messages, next }, people, mine, now, onFound, onMore }: ResultsProps) {
  const zone = useZone();
  const language = useLanguage();
  const t = useTexts('press');
  const name = (seat: string) => (seat === mine ? t('message.you') : seatName(seat, people[seat]));
  const fromTo = (thread: string, from: string) => {
    const others = thread.split('+').filter((seat) => seat !== from);
    const values = { from: name(from), b: (words: ReactNode) => <b>{words}</b> };
    if (thread === 'all') return t.rich('search.toEveryone', values);
    if (others.length === 1 && others[0] === mine) return t.rich('search.toYou', values);
    return t.rich('search.fromTo', { ...values, to: others.map(name).join(', ') });
  };
  return (
    <ol aria-label={t('search.results')} aria-live="polite">
      {messages.map(({ id, thread, from, at, blocked, text }) => (
        <li key={id}>
          <button type="button" onClick={() => onFound(thread, id)}>
            {fromTo(thread, from)}
            <span className="message-time"> {sentAt(at, now, zone, language)}</span>
            <span className="press-snippet">{blocked ? t('search.fromBlocked') : text}</span>
          </button>
        </li>
      ))}
      {messages.length === 0 && next === null ? <li className="muted">{t('search.nothing')}</li> : null}
      {next === null ? null : (
        <li>
          <button type="button" className="button quiet compact" onClick={() => onMore(next)}>
            {t('search.further')}
          </button>
        </li>
      )}
    </ol>
  );
}
