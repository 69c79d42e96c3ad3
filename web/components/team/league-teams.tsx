import { useTranslations } from 'next-intl';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { SeasonTeams } from '../../../functions/core/team/teams.schema';
import { Card } from '../forms/card';
import { ClientTexts } from '../frame/client-texts';
import { Link } from '../frame/link';
import { EnterTeam } from './enter-team';
import { ReplaceInTeam } from './replace-in-team';

type Entered = SeasonTeams['entered'][number];

interface LeagueTeamsProps {
  readonly season: Season;
  readonly rule: NonNullable<NonNullable<CreateSeason['teams']>['ofLeague']>;
  readonly teams: SeasonTeams;
}

/** The league's teams in a season: who holds their boards, and what their captains can do. */
export function LeagueTeams({ season, rule, teams: { entered, mine, open, nextRound } }: LeagueTeamsProps) {
  const t = useTranslations('teams');
  const { least, most, changes, until, others } = rule;
  const versionOf = (team: string) => entered.find(({ id }) => id === team);
  return (
    <section className="section" aria-labelledby="entered-teams">
      <h2 id="entered-teams">{t('entered.title')}</h2>
      <p className="muted reading">
        {t('rule.size', { least, most })} {t('rule.changesLine', { changes })}{' '}
        {until === null || changes === 0 ? null : t('rule.untilLine', { until })}{' '}
        {changes === 0 ? null : others ? t('rule.othersMay') : t('rule.othersMayNot')}
      </p>
      {entered.length === 0 ? <p className="card empty mt-3">{t('entered.none')}</p> : null}
      <div className="season-columns mt-3">
        {entered.map((team) => (
          <EnteredTeam key={team.id} team={team} season={season} />
        ))}
      </div>
      <ClientTexts of={['teams']}>
        {mine.map((team) => {
          const there = versionOf(team.id);
          if (open) return <EnterTeam key={team.id} season={season.id} team={team} entered={there ?? null} />;
          if (season.status !== 'running' || there === undefined || changes === 0) return null;
          return (
            <ReplaceInTeam
              key={team.id}
              season={season.id}
              team={team}
              entered={there}
              nextRound={nextRound}
            />
          );
        })}
      </ClientTexts>
    </section>
  );
}

interface EnteredTeamProps {
  readonly team: Entered;
  readonly season: Season;
}

function EnteredTeam({ team: { id, name, code, boards }, season }: EnteredTeamProps) {
  const t = useTranslations('teams');
  return (
    <Card
      title={
        <Link href={`/leagues/${season.league.id}/teams/${id}`}>
          {name} ({code})
        </Link>
      }
    >
      <ol>
        {boards.map((held, at) => (
          <li key={held.map(({ player }) => player.id).join()} className="py-1">
            <span className="muted">{t('entered.board', { number: at + 1 })}</span>{' '}
            {held.map(({ player, first, last, registered }, turn) => (
              <span key={player.id}>
                {turn === 0 ? '' : ', '}
                <b>{player.name}</b>
                {held.length === 1 ? null : (
                  <span className="muted">
                    {' '}
                    {last === null ? t('entered.from', { first }) : t('entered.between', { first, last })}
                  </span>
                )}
                {last === null && !registered ? (
                  <span className="muted"> {t('entered.notRegistered')}</span>
                ) : null}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
