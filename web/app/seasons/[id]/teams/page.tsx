import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../../../functions/core/season/seasons.schema';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { PageHead } from '../../../../components/frame/page-head';
import { LeagueTeams } from '../../../../components/team/league-teams';
import { TeamEditor } from '../../../../components/team/team-editor';
import { TeamTable } from '../../../../components/team/team-table';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('teams'))('title') };
}

/** The teams of a season; its organizers choose their players. */
export default async function TeamsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [seasonAnswer, settingsAnswer, scores, entered] = await Promise.all([
    serverApi('GET /seasons/{id}', { id }),
    serverApi('GET /seasons/{id}/settings', { id }),
    serverApi('GET /seasons/{id}/scores', { id }),
    serverApi('GET /seasons/{id}/teams', { id }),
  ]);
  const t = await getTranslations('teams');
  const season = valueFrom(seasonAnswer);
  const settings = valueFrom(settingsAnswer);
  const { teams } = settings;
  const standing = valueFrom(scores).teams;
  // The rule for the league’s teams stays as it is once the season has started.
  const mayEdit =
    season.status === 'registration' || (season.status === 'running' && teams?.ofLeague === undefined);
  const organizes = season.myRoles.includes('organizer');
  // A season that starts without teams never gets any.
  if (teams === undefined && !(organizes && season.status === 'registration')) notFound();
  return (
    <Page here="leagues">
      <PageHead above={<Link href={`/seasons/${id}`}>{season.name}</Link>} title={t('title')}>
        {teams === undefined ? null : (
          <p className="lead reading">
            {season.status === 'running'
              ? t('leadRunning', { best: teams.best })
              : t('lead', { best: teams.best })}
          </p>
        )}
      </PageHead>
      {standing.length === 0 ? null : <TeamTable teams={standing} league={season.league.id} />}
      {teams?.ofLeague === undefined ? null : (
        <LeagueTeams season={season} rule={teams.ofLeague} teams={valueFrom(entered)} />
      )}
      {organizes && mayEdit ? (
        <ClientTexts of={['teams']}>
          <TeamEditor
            season={{ id, status: season.status }}
            players={await playersIn(id)}
            settings={settings}
          />
        </ClientTexts>
      ) : null}
    </Page>
  );
}

/** All players in the season, read page by page. */
async function playersIn(id: string): Promise<Season['entries']> {
  const players: Season['entries'] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = valueFrom(await serverApi('GET /seasons/{id}/entries', { id, page }));
    players.push(...read.entries.filter(({ state }) => state === 'in'));
    pages = read.pages;
  }
  return players;
}
