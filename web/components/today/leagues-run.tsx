import { useTranslations } from 'next-intl';
import type { Inbox } from '../../../functions/core/inbox/inbox.schema';
import type { Today } from '../../../functions/core/today/today.schema';
import { Link } from '../frame/link';
import { waitingInSeason } from '../inbox/waiting-in-season';
import { SeasonRows } from '../league/season-list';

interface LeaguesRunProps {
  readonly leagues: Today['leaguesRun'];
  readonly inbox: Pick<Inbox, 'items'>;
}

/** How many seasons of a league are shown: first those in which something waits. */
const SHOWN = 3;

/** The leagues that the reader organizes or moderates: each season with its round and what needs a look. */
export function LeaguesRun({ leagues, inbox }: LeaguesRunProps) {
  const t = useTranslations('today');
  const inLeague = useTranslations('league');
  const waiting = (season: string) => {
    const { boards, decisions } = waitingInSeason(inbox.items, season);
    return boards + decisions;
  };
  if (leagues.length === 0) return null;
  return (
    <section id="runs" className="section" aria-labelledby="runs-title">
      <h2 id="runs-title">{t('runs.title')}</h2>
      {leagues.map(({ league, seasons }) => (
        <div key={league.id} className="mt-3">
          <div className="section-head">
            <h3>
              <Link href={`/leagues/${league.id}`}>{league.name}</Link>
            </h3>
            <Link
              className="button compact"
              href={`/leagues/${league.id}/desk`}
              aria-label={t('runs.deskOf', { league: league.name })}
            >
              {t('runs.desk')}
            </Link>
          </div>
          <SeasonRows
            seasons={[...seasons].sort((one, other) => waiting(other.id) - waiting(one.id)).slice(0, SHOWN)}
            inbox={inbox}
            empty={inLeague('seasons.noneOpen')}
          />
          {seasons.length > SHOWN ? (
            <p className="mt-3">
              <Link href={`/leagues/${league.id}/seasons`}>{t('runs.all', { count: seasons.length })}</Link>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
