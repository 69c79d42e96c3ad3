import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts';
import type { Message } from '../../../functions/core/press/press.schema';
import { api } from '../../lib/api';
import { wordsOf } from '../../lib/mutate';
import { Alert } from '../frame/alert';
import type { People } from '../frame/people';
import { seatName } from '../frame/seats';
import type { Quotable } from './quotable';
import { QuoteOrder, withQuote } from './quote-order';
import { useDraft } from './use-draft';

/** The longest message the platform takes, in characters. */
const LONGEST = 4000;

interface ComposerProps {
  readonly game: string;
  readonly thread: string | null;
  readonly to: 'all' | readonly string[];
  readonly people: People;
  /** Orders that the reader can quote, in the game's notation. */
  readonly quotable: Quotable;
  readonly onSent: (message: Message) => Promise<void>;
}

/** The field for writing a message. The text is stored in this browser until it is sent. */
export function Composer({ game, thread, to, people, quotable, onSent }: ComposerProps) {
  const t = useTexts('press');
  const { text, kept, write, sent } = useDraft(game, thread);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = to === 'all' ? '' : to.map((seat) => seatName(seat, people[seat])).join(', ');
  const written = to === 'all' ? t('write.everyone') : name === '' ? null : t('write.label', { to: name });
  const trimmed = text.trim();
  const left = LONGEST - trimmed.length;
  const isBlocked = busy || trimmed === '' || to.length === 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    setBusy(true);
    const receivers = to === 'all' ? to : [...to];
    const answer = await api('POST /games/{id}/press', { id: game }, { to: receivers, text: trimmed });
    setBusy(false);
    setProblem(answer.ok ? null : wordsOf(answer.problem));
    if (!answer.ok) return;
    sent(trimmed);
    await onSent(answer.value);
  };
  return (
    <form className="composer" onSubmit={send}>
      <textarea
        aria-label={written ?? t('write.chosen')}
        id="press-text"
        className="input"
        rows={1}
        placeholder={written ?? t('write.choose')}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <button className="button" type="submit" aria-label={t('write.send')} disabled={isBlocked || left < 0}>
        <Send size={18} />
      </button>
      <QuoteOrder orders={quotable} onQuote={(line) => write(withQuote(text, line))} />
      <Room left={left} kept={kept} />
      <Alert>{problem}</Alert>
    </form>
  );
}

function Room({ left, kept }: { readonly left: number; readonly kept: boolean }) {
  const t = useTexts('press');
  if (left < 0) return <Alert>{t('write.tooLong', { count: -left })}</Alert>;
  if (left < 200) return <p className="composer-note">{t('write.left', { count: left })}</p>;
  return kept ? <p className="composer-note">{t('write.kept')}</p> : null;
}
