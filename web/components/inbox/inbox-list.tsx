import Link from 'next/link';
import type { Inbox } from '../../../functions/api/schemas/inbox';
import { type Reading, State } from '../frame/porthole';
import { When } from '../frame/when';

type Item = Inbox['items'][number];

const KINDS: Readonly<Record<Item['kind'], readonly [Reading, string]>> = {
  stuck: ['late', 'Stuck'],
  'hand-over': ['late', 'League'],
  dispute: ['late', 'Dispute'],
  appeal: ['late', 'Appeal'],
  report: ['late', 'Report'],
  request: ['stored', 'Request'],
  round: ['stored', 'Round'],
  proposal: ['stored', 'Proposal'],
  disorder: ['late', 'No player'],
  seeking: ['nothing', 'Substitute'],
  missed: ['nothing', 'Missed turns'],
  paused: ['nothing', 'Paused'],
};

interface InboxListProps extends Pick<Inbox, 'items'> {
  /** Whether to name the league of each, where they come from several. */
  readonly leagues: boolean;
}

/** What waits, each with the one page on which it is settled. */
export function InboxList({ items, leagues }: InboxListProps) {
  return (
    <ul className="rows card">
      {items.map((item) => (
        <li key={item.id}>
          <div className="grow">
            <p className="title-3">
              <Link href={item.path}>{item.text}</Link>
            </p>
            <p className="small muted">
              {leagues ? `${item.league.name}, ` : null}since <When at={item.since} as="short" />
              {item.settles ? null : '. Somebody else has to settle it.'}
            </p>
          </div>
          <State reading={KINDS[item.kind][0]}>{KINDS[item.kind][1]}</State>
        </li>
      ))}
    </ul>
  );
}
