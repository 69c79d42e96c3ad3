import { useEffect, useRef } from 'react';
import { useTexts } from '#texts';
import type { People } from '../frame/people';
import { MessageItem } from './message-item';
import type { QuotedOrder } from './quoted-order';
import type { OpenThread } from './use-thread';

interface MessageListProps {
  readonly game: string;
  readonly read: OpenThread;
  readonly people: People;
  readonly now: number;
  /** The reader's seat; null for spectators. */
  readonly seat: string | null;
  /** The message that a search leads to. */
  readonly target: string | null;
  readonly order: ((seat: string) => QuotedOrder) | undefined;
  /** Called when a message was deleted or a player blocked. */
  readonly onChange: () => Promise<unknown>;
}

/** The messages of a thread, the newest in view unless a search leads to another. */
export function MessageList({ game, read, people, now, seat, target, order, onChange }: MessageListProps) {
  const t = useTexts('press');
  const list = useRef<HTMLOListElement>(null);
  const last = read.messages?.at(-1)?.id;
  const there = read.messages?.some(({ id }) => id === target) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message comes into view
  useEffect(() => {
    const found = there && target !== null ? document.getElementById(`message-${target}`) : null;
    // The list scrolls, not the page, so a reader giving orders keeps their place.
    if (list.current !== null)
      list.current.scrollTop =
        found === null ? list.current.scrollHeight : found.offsetTop - list.current.offsetTop;
  }, [last, there, target]);
  if (read.messages === null) return <p className="empty messages" aria-busy="true" />;
  if (read.messages.length === 0) return <p className="empty messages">{t('list.none')}</p>;
  const changed = async () => {
    await Promise.all([read.reload(), onChange()]);
  };
  return (
    <ol className="messages" ref={list} aria-live="polite">
      {read.more ? (
        <li className="messages-earlier">
          <button type="button" className="button quiet compact" onClick={() => void read.earlier()}>
            {t('list.earlier')}
          </button>
        </li>
      ) : null}
      {read.messages.map((message) => (
        <MessageItem
          key={message.id}
          {...{ game, message, people, now, seat, order }}
          found={message.id === target}
          onChange={changed}
        />
      ))}
    </ol>
  );
}
