import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { CloseLeague } from '../../../../components/league/close-league';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { LeagueSettingsForm } from '../../../../components/league/settings-form';
import { TakeLeague } from '../../../../components/league/take-league';
import { CopyLeague } from '../../../../components/template/copy-league';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('league-settings'))('page') };
}

/** The newest seasons, which a copy may take as drafts. */
const MOST_COPIED = 20;

export default async function LeagueSettingsPage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  if (!league.myRoles.includes('organizer')) notFound();
  const t = await getTranslations('league-settings');
  const webhooks = await getTranslations('webhooks');
  const link = `${siteAddress()}/leagues/${league.id}/join?code=${league.invitation}`;
  return (
    <LeagueFrame league={league} here="settings" title={t('page')} lead={t('lead')}>
      <ClientTexts of={['league-settings', 'league-file', 'text-in']}>
        <div className="season-columns">
          <div>
            <LeagueSettingsForm league={league} key={league.version} />
          </div>
          <aside>
            {league.invitation === null ? null : (
              <Card title={t('invitation')}>
                <p className="muted">{t('invitationAbout')}</p>
                <p className="mono break-all">{link}</p>
              </Card>
            )}
            <Card title={webhooks('page')}>
              <p className="muted">{webhooks('lead')}</p>
              <p className="form-actions">
                <Link className="button compact" href={`/leagues/${league.id}/webhooks`}>
                  {t('setUp')}
                </Link>
              </p>
            </Card>
            <TakeLeague league={league.id} />
            <ClientTexts of={['templates']}>
              <CopyLeague
                league={league.id}
                seasons={league.seasons.slice(0, MOST_COPIED).map(({ id, name }) => ({ id, name }))}
              />
            </ClientTexts>
            <CloseLeague league={league} />
          </aside>
        </div>
      </ClientTexts>
    </LeagueFrame>
  );
}
