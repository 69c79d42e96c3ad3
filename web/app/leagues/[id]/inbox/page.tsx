import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Page } from '../../../../components/frame/page';
import { InboxList } from '../../../../components/inbox/inbox-list';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Inbox' };

/** Everything that waits in a league for the reader who runs it. */
export default async function InboxPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [leagueAnswer, answer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/inbox', { id }),
  ]);
  if (!answer.ok && answer.status === 403) notFound();
  const { items, count } = valueFrom(answer, `/leagues/${id}/inbox`);
  const league = valueFrom(leagueAnswer);
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${id}`}>{league.name}</Link>}
      title="Inbox"
      lead="What waits for you, the most urgent first. A click leads to the page on which it is settled."
    >
      {count === 0 ? (
        <p className="card empty">
          Nothing waits. No request, dispute, report, appeal, round or board needs you.
        </p>
      ) : (
        <InboxList items={items} leagues={false} />
      )}
      {count > items.length ? <p className="muted">And {count - items.length} more.</p> : null}
    </Page>
  );
}
