import { Megaphone, Plus, Search } from 'lucide-react';
import { useTexts } from '#texts';
import type { Thread } from '../../../functions/core/press/press.schema';
import type { People } from '../frame/people';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

interface ThreadListProps {
  readonly threads: readonly Thread[];
  readonly thread: string | null;
  readonly mine: string | null;
  readonly people: People;
  readonly searching: boolean;
  /** Whether the reader may start a thread. */
  readonly mayOpen: boolean;
  readonly onThread: (thread: string | null) => void;
  readonly onSearch: () => void;
}

/** The threads that the reader may read, with their unread marks. */
export function ThreadList(props: ThreadListProps) {
  const { threads, thread, mine, people, searching, mayOpen, onThread, onSearch } = props;
  const t = useTexts('press');
  return (
    <ul className="threads" aria-label={t('threads.label')}>
      {threads.map((one) => (
        <li key={one.id}>
          <button type="button" aria-pressed={one.id === thread} onClick={() => onThread(one.id)}>
            <ThreadName thread={one} mine={mine} people={people} />
            {one.unread > 0 ? (
              <b className="unread">
                {t.rich('threads.unread', {
                  count: one.unread,
                  hidden: (words) => <span className="hidden-text">{words}</span>,
                })}
              </b>
            ) : null}
          </button>
        </li>
      ))}
      {mayOpen ? (
        <li>
          <button type="button" aria-pressed={thread === null} onClick={() => onThread(null)}>
            <Plus size={18} /> {t('threads.new')}
          </button>
        </li>
      ) : null}
      <li className="threads-end">
        <button type="button" aria-label={t('threads.search')} aria-expanded={searching} onClick={onSearch}>
          <Search size={18} /> <span>{t('threads.search')}</span>
        </button>
      </li>
    </ul>
  );
}

interface ThreadNameProps {
  readonly thread: Pick<Thread, 'id' | 'seats'>;
  readonly mine: string | null;
  readonly people: People;
}

/** The seats of a thread except the reader's own. */
export function ThreadName({ thread, mine, people }: ThreadNameProps) {
  const t = useTexts('press');
  if (thread.id === 'all')
    return (
      <>
        <Megaphone size={18} /> {t('threads.everyone')}
      </>
    );
  const others = thread.seats.filter((seat) => seat !== mine);
  const names = others.map((seat) => seatName(seat, people[seat])).join(', ');
  return (
    <>
      {others.map((seat) => (
        <SeatChip key={seat} seat={seat} player={people[seat]} size={22} />
      ))}
      {others.length === 1 ? names : <span className="hidden-text">{names}</span>}
    </>
  );
}
