'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import type { Message, Thread } from '../../../functions/api/schemas/press';
import { api } from '../../lib/api';
import { peopleOf } from '../frame/people';
import { Circle } from './circle';
import { Composer } from './composer';
import { MessageList } from './message-list';
import type { QuotedOrder } from './quoted-order';
import { ThreadList } from './thread-list';
import type { Press } from './use-press';
import { useThread } from './use-thread';

const SearchPress = lazy(async () => ({ default: (await import('./search-press')).SearchPress }));

interface PressPanelProps {
  readonly game: Game;
  readonly now: number;
  readonly press: Press;
  /** Whether the panel is what the reader looks at: what is open is then read. */
  readonly inView: boolean;
  /** How orders are drawn that this seat quotes. */
  readonly order?: (seat: string) => QuotedOrder;
}

/** The press of a board: a thread for each circle of seats, the public one last; readers without a seat see that one. */
export function PressPanel({ game, now, press, inView, order }: PressPanelProps) {
  const [thread, setThread] = useState<string | null>('all');
  const [target, setTarget] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const [circle, setCircle] = useState<readonly string[]>([]);
  const threads = withPublic(press.threads);
  const open = threads.find(({ id }) => id === thread);
  const read = useThread(game.id, thread, open, target);
  useReading(game.id, open, inView && read.messages !== null, press);
  if (game.press === 'none' || game.press === 'gunboat')
    return (
      <p className="empty">
        {game.press === 'none'
          ? 'This season has no press.'
          : 'Gunboat: no press, and no one learns who holds which seat until the game ends.'}
      </p>
    );
  const mine = game.me.seat;
  const people = peopleOf(game.seats);
  const { to, why } = press.writing;
  const choose = (id: string | null, message: string | null = null) => {
    setThread(id);
    setTarget(message);
    setSearching(false);
  };
  const sent = async (message: Message) => {
    setCircle([]);
    choose(message.thread);
    await Promise.all([press.refresh(), read.reload()]);
  };
  return (
    <>
      <ThreadList
        {...{ threads, thread, mine, people, searching }}
        mayOpen={to === 'anybody'}
        onThread={choose}
        onSearch={() => setSearching(!searching)}
      />
      <Suspense>
        {searching ? <SearchPress {...{ game: game.id, people, mine, now }} onFound={choose} /> : null}
      </Suspense>
      {thread === null ? (
        <Circle game={game} chosen={circle} onChange={setCircle} />
      ) : (
        <MessageList
          {...{ game: game.id, read, people, now, target }}
          seat={mine}
          order={order}
          onChange={press.refresh}
        />
      )}
      {to === 'nobody' ? null : (
        <Composer
          key={thread ?? 'new'}
          game={game.id}
          thread={thread}
          to={recipients(open, thread, mine, circle)}
          people={people}
          onSent={sent}
        />
      )}
      {why === null ? null : <p className="press-note">{why}</p>}
      {game.press === 'delayed' && to !== 'nobody' ? (
        <p className="press-note">What you write reaches the others when this turn closes.</p>
      ) : null}
    </>
  );
}

/** An open thread in view is read, on every device. */
function useReading(game: string, open: Thread | undefined, inView: boolean, press: Press): void {
  const { refresh } = press;
  const { id, unread = 0, messages = 0 } = open ?? {};
  useEffect(() => {
    if (!inView || id === undefined || unread === 0) return;
    void api('PUT /games/{id}/press/{thread}/reading', { id: game, thread: id }, { messages }).then(
      (answer) => (answer.ok ? refresh() : undefined),
    );
  }, [game, id, unread, messages, inView, refresh]);
}

/** Everybody's thread is there from the start, before anybody wrote to it. */
function withPublic(threads: readonly Thread[]): readonly Thread[] {
  if (threads.some(({ id }) => id === 'all')) return threads;
  return [...threads, { id: 'all', seats: [], messages: 0, deleted: 0, unread: 0, lastAt: '' }];
}

function recipients(
  open: Thread | undefined,
  thread: string | null,
  mine: string | null,
  circle: readonly string[],
): 'all' | readonly string[] {
  if (thread === 'all') return 'all';
  if (thread === null) return circle;
  // A thread that the list does not know yet: its name holds its seats.
  return (open?.seats ?? thread.split('+')).filter((seat) => seat !== mine);
}
