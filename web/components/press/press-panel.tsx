import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Message, Thread } from '../../../functions/core/press/press.schema';
import { api } from '../../lib/api';
import { askUntilAnswered } from '../../lib/ask-until-answered';
import { lazily } from '../../lib/lazily';
import { peopleOf } from '../frame/people';
import { Circle } from './circle';
import { Composer } from './composer';
import { MessageList } from './message-list';
import type { Press } from './press';
import type { Quotable } from './quotable';
import type { QuotedOrder } from './quoted-order';
import { ThreadList } from './thread-list';
import { useThread } from './use-thread';

const SearchPress = lazily(async () => (await import('./search-press')).SearchPress);

interface PressPanelProps {
  readonly game: Game;
  readonly now: number;
  readonly press: Press;
  /** Whether the panel is visible to the reader: an open thread is then read. */
  readonly inView: boolean;
  /** Draws the orders that this seat quotes. */
  readonly order?: (seat: string) => QuotedOrder;
  /** Orders that the reader can quote, in the game's notation. */
  readonly quotable?: Quotable;
}

/** The press of a board: a thread for each group of seats, the public one last; readers without a seat see that one. */
export function PressPanel(props: PressPanelProps) {
  const t = useTexts('press');
  const { press, practice, friends } = props.game;
  if (press === 'none') {
    const isPractice = practice !== null;
    return <p className="empty">{isPractice ? t(friends === null ? 'practice' : 'friends') : t('none')}</p>;
  }
  if (press !== 'gunboat') return <Threads {...props} />;
  return <p className="empty">{t('gunboat')}</p>;
}

function Threads({ game, now, press, inView, order, quotable = [] }: PressPanelProps) {
  const t = useTexts('press');
  const [thread, setThread] = useState<string | null>('all');
  const [target, setTarget] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const [circle, setCircle] = useState<readonly string[]>([]);
  const threads = withPublic(press.threads);
  const open = threads.find(({ id }) => id === thread);
  const read = useThread(game.id, thread, open, target);
  useReading(game.id, open, inView && read.messages !== null, press);
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
  const { seat } = game.me;
  const shared = { game: game.id, mine: seat, people: peopleOf(game.seats), thread, now };
  const list = { ...shared, read, target, seat, order, onChange: press.refresh };
  const tabs = { ...shared, threads, searching, mayOpen: press.writing.to === 'anybody' };
  const to = recipients(open, thread, seat, circle);
  return (
    <>
      <ThreadList {...tabs} onThread={choose} onSearch={() => setSearching(!searching)} />
      <Suspense>{searching ? <SearchPress {...shared} onFound={choose} /> : null}</Suspense>
      {thread === null ? (
        <Circle game={game} chosen={circle} onChange={setCircle} />
      ) : (
        <MessageList {...list} />
      )}
      {game.anonymous && game.status === 'running' ? (
        <p className="small muted press-at-end">{t('anonymous')}</p>
      ) : null}
      {game.pressAtEnd === 'always' ? <p className="small muted press-at-end">{t('opened')}</p> : null}
      <Writing {...shared} {...{ to, quotable }} mode={game.press} writing={press.writing} onSent={sent} />
    </>
  );
}

interface WritingProps extends ComponentProps<typeof Composer> {
  readonly mode: Game['press'];
  readonly writing: Press['writing'];
}

function Writing({ mode, writing: { to, why }, ...props }: WritingProps) {
  const t = useTexts('press');
  return (
    <>
      {to === 'nobody' ? null : <Composer key={props.thread ?? 'new'} {...props} />}
      {why === null ? null : <p className="press-note">{why}</p>}
      {mode === 'delayed' && to !== 'nobody' ? <p className="press-note">{t('delayed')}</p> : null}
    </>
  );
}

/** An open thread in view counts as read, on every device. */
function useReading(game: string, open: Thread | undefined, inView: boolean, press: Press): void {
  const { refresh } = press;
  const { id, unread = 0, messages = 0 } = open ?? {};
  useEffect(() => {
    if (!inView || id === undefined || unread === 0) return;
    return askUntilAnswered(
      () => api('PUT /games/{id}/press/{thread}/reading', { id: game, thread: id }, { messages }),
      (answer) => answer.ok && refresh(),
    );
  }, [game, id, unread, messages, inView, refresh]);
}

/** The public thread is listed even while it is empty. */
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
  // The list does not know a new thread; its name contains its seats.
  return (open?.seats ?? thread.split('+')).filter((seat) => seat !== mine);
}
