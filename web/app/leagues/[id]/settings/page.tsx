import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Card } from '../../../../components/forms/card';
import { Page } from '../../../../components/frame/page';
import { CloseLeague } from '../../../../components/league/close-league';
import { LeagueSettingsForm } from '../../../../components/league/settings-form';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';

export const metadata: Metadata = { title: 'Settings' };

export default async function LeagueSettingsPage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  if (!league.myRoles.includes('organizer')) notFound();
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title="Settings"
      lead="Every change stands in the league’s log."
    >
      <div className="season-columns">
        <div>
          <LeagueSettingsForm league={league} key={league.version} />
        </div>
        <aside>
          {league.invitation === null ? null : (
            <Card title="Invitation link">
              <p className="muted">Anyone who opens it can join. Send it only to your players.</p>
              <p className="mono break-all">
                {`${siteAddress()}/leagues/${league.id}/join?code=${league.invitation}`}
              </p>
            </Card>
          )}
          <CloseLeague league={league} />
        </aside>
      </div>
    </Page>
  );
}
