import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Page } from '../../../../components/frame/page';
import { SettingsEditor } from '../../../../components/season/settings-editor';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: 'Settings' };

/** A season's settings as JSON: to be changed, kept, or used for another season. */
export default async function SettingsPage({ params }: Props) {
  const { id } = await params;
  const [seasonAnswer, settings] = await Promise.all([serverApi.season(id), serverApi.settings(id)]);
  const season = valueFrom(seasonAnswer);
  if (!season.myRoles.includes('organizer')) notFound();
  return (
    <Page here="leagues">
      <div className="page-head">
        <p className="eyebrow">
          <Link href={`/seasons/${season.id}`}>{season.name}</Link>
        </p>
        <h1>Settings</h1>
        <p className="lead reading">
          {season.status === 'registration'
            ? 'Everything but the game can be changed until the season starts.'
            : 'Boards have been drawn: only what is fair to those who play can still be changed.'}{' '}
          What each setting means stands in the API reference.
        </p>
      </div>
      <SettingsEditor
        season={season.id}
        league={season.league.id}
        text={JSON.stringify(valueFrom(settings), null, 2)}
      />
    </Page>
  );
}
