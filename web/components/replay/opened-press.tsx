import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#texts';
import type { OpenedPress as Opened } from '../../../functions/core/statement/statements.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';
import type { Texts } from '../../lib/texts';
import { nameOf, type People } from '../frame/people';
import { SeatChip } from '../frame/seat-chip';
import { When } from '../frame/when';
import { MessageText } from '../press/message-text';

interface OpenedPressProps {
  readonly game: string;
  readonly step: number;
  readonly people: People;
}

/** The messages written during a step, as far as they are public now. */
export function OpenedPress({ game, step, people }: OpenedPressProps) {
  const t = useTexts('replay');
  const opened = useOpened(game, step);
  if (opened === null || opened.messages.length === 0) return null;
  return (
    <section className="panel shown" aria-labelledby="replay-press">
      <div className="panel-head">
        <h2 id="replay-press">{t('press.title')}</h2>
      </div>
      <ul className="messages opened-press">
        {opened.messages.map((message) => (
          <li key={message.id}>
            <div className="message-head">
              <SeatChip seat={message.from} player={people[message.from]} size={20} />
              <b>{nameOf(people, message.from)}</b>
              <span className="message-time">{readersOf(message, people, t)}</span>
            </div>
            <Words message={message} name={nameOf(people, message.from)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Message = Opened['messages'][number];

function Words({ message: { text, deletedAt, blocked }, name }: { message: Message; name: string }) {
  const t = useTexts('replay');
  if (deletedAt !== null) return <p className="message-gone">{t('press.deleted', { name })}</p>;
  const words = <MessageText text={text} order={() => null} />;
  if (!blocked) return words;
  return (
    <details className="message-hidden">
      <summary>{t('press.blocked', { name })}</summary>
      {words}
    </details>
  );
}

/** The readers of a message, and its time. */
function readersOf({ thread, from, at }: Message, people: People, t: Texts<'replay'>): ReactNode {
  const time = () => <When at={at} as="short" />;
  if (thread === 'all') return t.rich('press.toAll', { time });
  const others = thread.split('+').filter((seat) => seat !== from);
  return t.rich('press.to', { time, names: others.map((seat) => nameOf(people, seat)).join(', ') });
}

/** Null until it is loaded, and if none is open. */
function useOpened(game: string, step: number): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const ask = () => api('GET /games/{id}/opened-press/{step}', { id: game, step });
    return askUntilAnswered(ask, (answer) => setOpened(answer.ok ? answer.value : null));
  }, [game, step]);
  return opened?.step === step ? opened : null;
}
