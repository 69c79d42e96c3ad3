import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { Page } from '../../../../../components/frame/page';
import { ImportForm } from '../../../../../components/results/import-form';
import type { PageOf } from '../../../../../lib/page-of';
import { reader } from '../../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export const metadata: Metadata = { title: 'Import a past season' };

/** Brings a season that was played before into a league, with its results. */
export default async function PastSeasonPage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  if ((await reader()) === null) redirect(`/signin?callbackUrl=/leagues/${league.id}/past-seasons/new`);
  const [systems, scorings] = await Promise.all([serverApi('GET /systems'), serverApi('GET /scorings')]);
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title="Import a past season"
      lead="Take along what your league has played so far. The season gets its page, its winner enters the hall of fame, and its boards count in ratings as of the day on which it ended."
    >
      {league.myRoles.includes('organizer') ? (
        <ImportForm league={league.id} systems={valueFrom(systems)} scorings={valueFrom(scorings)} />
      ) : (
        <p className="card empty">Only organizers of {league.name} import past seasons.</p>
      )}
    </Page>
  );
}
