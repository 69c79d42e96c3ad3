import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../../../components/frame/page';
import { PageHead } from '../../../../components/frame/page-head';
import { SeasonRoster } from '../../../../components/roster/season-roster';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Players' };

/** Who plays in a season, for its organizers: they add, remove and mark absent. */
export default async function PlayersPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const roster = valueFrom(await serverApi('GET /seasons/{id}/roster', { id }));
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/seasons/${id}`}>{roster.season.name}</Link>} title="Players" />
      <SeasonRoster id={id} roster={roster} />
    </Page>
  );
}
