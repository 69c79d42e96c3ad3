import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Page } from '../../../../../components/frame/page';
import { SeasonForm } from '../../../../../components/season/season-form';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export const metadata: Metadata = { title: 'Open a season' };

export default async function NewSeasonPage({ params }: { params: Promise<{ id: string }> }) {
  const league = valueFrom(await serverApi.league((await params).id));
  if (!league.myRoles.includes('organizer')) notFound();
  const systems = valueFrom(await serverApi.systems());
  return (
    <Page here="leagues">
      <div className="page-head">
        <p className="eyebrow">
          <Link href={`/leagues/${league.id}`}>{league.name}</Link>
        </p>
        <h1>Open a season</h1>
        <p className="lead reading">
          Players register first; you start the season when there are enough. What you choose here stays as it
          is from then on.
        </p>
      </div>
      <SeasonForm league={league.id} systems={systems} suggested={`Season ${league.seasons.length + 1}`} />
    </Page>
  );
}
