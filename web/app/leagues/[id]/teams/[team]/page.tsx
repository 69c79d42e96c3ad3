import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Team } from '../../../../../../functions/core/team/teams.schema';
import { Card } from '../../../../../components/forms/card';
import { ClientTexts } from '../../../../../components/frame/client-texts';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { PageHead } from '../../../../../components/frame/page-head';
import { When } from '../../../../../components/frame/when';
import { ReportLink } from '../../../../../components/reports/report-link';
import { AnswerTeam, LeaveTeam } from '../../../../../components/team/answer-team';
import { ChangeTeam } from '../../../../../components/team/change-team';
import { InviteToTeam } from '../../../../../components/team/invite-to-team';
import { pointsText } from '../../../../../lib/figures';
import type { PageOf } from '../../../../../lib/page-of';
import { reader } from '../../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id' | 'team'>): Promise<Metadata> {
  const answer = await serverApi('GET /leagues/{id}/teams/{team}', await params);
  return answer.ok ? { title: `${answer.value.name}, ${answer.value.league.name}` } : {};
}

/** A team: its members in board order, its seasons, and what its captain can change. */
export default async function TeamPage({ params }: PageOf<'id' | 'team'>) {
  const [answer, me] = await Promise.all([
    serverApi('GET /leagues/{id}/teams/{team}', await params),
    reader(),
  ]);
  const team = valueFrom(answer);
  const { league, closedAt } = team;
  const t = await getTranslations('team');
  const report = await getTranslations('report');
  const isMine = [...team.players, ...team.substitutes].some(({ id }) => id === me?.id);
  const isInvited = team.invited.some(({ id }) => id === me?.id);
  return (
    <Page here="leagues">
      <PageHead
        above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
        title={`${team.name} (${team.code})`}
      >
        {closedAt === null ? null : (
          <p className="mt-3">{t.rich('closed', { time: () => <When at={closedAt} as="date" /> })}</p>
        )}
        <p className="mt-3">
          <Link href={`/leagues/${league.id}/teams`}>{t('title')}</Link>
        </p>
        <p className="mt-3">
          <ReportLink target={{ kind: 'team-name', league: league.id, team: team.id }}>
            {report('linkTeam')}
          </ReportLink>
        </p>
      </PageHead>
      <div className="season-columns">
        <div>
          <ClientTexts of={['team']}>
            {isInvited && me !== null ? <AnswerTeam team={team} me={me.id} /> : null}
          </ClientTexts>
          <Members team={team} me={me?.id ?? null} />
          <Seasons team={team} />
          {team.mayChange ? (
            <ClientTexts of={['team']}>
              <ChangeTeam key={team.version} team={team} />
            </ClientTexts>
          ) : null}
        </div>
        <aside>
          <ClientTexts of={['team']}>
            {team.mayChange ? <InviteToTeam team={team} /> : null}
            {isMine && me !== null ? <LeaveTeam team={team} me={me.id} /> : null}
          </ClientTexts>
        </aside>
      </div>
    </Page>
  );
}

function Members({ team, me }: { readonly team: Team; readonly me: string | null }) {
  const t = useTranslations('team');
  const row = (words: string) => (player: Team['players'][number]) => (
    <li key={player.id}>
      <span className="grow">
        <Link href={`/players/${player.id}`}>{player.name}</Link>
        {player.id === team.captain?.id ? <span className="muted"> {t('captain')}</span> : null}
        {player.id === me ? <em className="you-word"> {t('you')}</em> : null}
      </span>
      <span className="small muted">{words}</span>
    </li>
  );
  return (
    <Card title={t('members')}>
      {team.players.length + team.substitutes.length === 0 ? <p className="muted">{t('nobody')}</p> : null}
      <ul className="rows">
        {team.players.map((player, at) => row(t('board', { number: at + 1 }))(player))}
        {team.substitutes.map(row(t('substitute')))}
      </ul>
    </Card>
  );
}

/** The seasons that the team has entered, with its place in each. */
function Seasons({ team }: { readonly team: Team }) {
  const t = useTranslations('team');
  const language = useLocale();
  return (
    <Card title={t('seasons.title')}>
      {team.seasons.length === 0 ? <p className="muted">{t('seasons.none')}</p> : null}
      <ul className="rows">
        {team.seasons.map(({ season, status, place, teams, total }) => (
          <li key={season.id}>
            <Link className="grow" href={`/seasons/${season.id}/teams`}>
              {season.name}
            </Link>
            <span className="small muted">
              {place === null
                ? t('seasons.entered')
                : status === 'finished'
                  ? t('seasons.final', { place, teams, points: pointsText(total ?? 0, language) })
                  : t('seasons.now', { place, teams, points: pointsText(total ?? 0, language) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
