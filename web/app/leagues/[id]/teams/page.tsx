import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { FoundTeam } from '../../../../components/team/found-team';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('team'))('title') };
}

/** The teams of a league, and a form for another one. */
export default async function LeagueTeamsPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [leagueAnswer, teamsAnswer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/teams', { id }),
  ]);
  const league = valueFrom(leagueAnswer);
  const { teams } = valueFrom(teamsAnswer);
  const t = await getTranslations('team');
  const places = {
    captain: t('mine.captain'),
    member: t('mine.member'),
    invited: t('mine.invited'),
  };
  return (
    <LeagueFrame league={league} here="members" title={t('title')} lead={t('lead', { league: league.name })}>
      {teams.length === 0 ? <p className="card empty">{t('none')}</p> : null}
      <ul className="rows card">
        {teams.map(({ id: team, name, code, captain, players, substitutes, mine }) => (
          <li key={team}>
            <span className="grow">
              <Link href={`/leagues/${id}/teams/${team}`}>
                {name} ({code})
              </Link>{' '}
              {mine === 'no' ? null : <em className="you-word">{places[mine]}</em>}
              <br />
              <span className="small muted">
                {captain === null ? null : t('captainIs', { captain: captain.name })}
              </span>
            </span>
            <span className="small muted">{t('size', { players, substitutes })}</span>
          </li>
        ))}
      </ul>
      {league.myRoles.length > 0 && league.closedAt === null ? (
        <ClientTexts of={['team']}>
          <FoundTeam league={id} />
        </ClientTexts>
      ) : null}
    </LeagueFrame>
  );
}
