import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Inbox } from '../../../functions/core/inbox/inbox.schema';
import type { League } from '../../../functions/core/league/leagues.schema';
import { Link } from '../frame/link';
import { waitingInSeason } from '../inbox/waiting-in-season';
import { SeasonRow } from './season-row';

interface SeasonListProps {
  readonly league: Pick<League, 'id' | 'myRoles' | 'closedAt'>;
  readonly title: string;
  readonly seasons: League['seasons'];
  /** What waits for the reader; null if they do not run the league. */
  readonly inbox: Pick<Inbox, 'items'> | null;
  /** Instead of an empty list. */
  readonly empty?: ReactNode;
}

/** Seasons of a league, with the button by which organizers open another one. */
export function OpenSeasonList(props: SeasonListProps) {
  const { league, title } = props;
  const t = useTranslations('league');
  const organizes = league.myRoles.includes('organizer') && league.closedAt === null;
  return (
    <section aria-labelledby="seasons">
      <div className="section-head">
        <h2 id="seasons">{title}</h2>
        {organizes ? (
          <Link className="button compact" href={`/leagues/${league.id}/seasons/new`}>
            {t('seasons.open')}
          </Link>
        ) : null}
      </div>
      <SeasonRows {...props} />
      {organizes ? (
        <p className="small muted mt-3">
          {t.rich('seasons.past', {
            import: (words) => <Link href={`/leagues/${league.id}/past-seasons/new`}>{words}</Link>,
          })}
        </p>
      ) : null}
    </section>
  );
}

/** Rows of seasons; what waits for the reader stands beside each. */
export function SeasonRows({ seasons, inbox, empty }: Pick<SeasonListProps, 'seasons' | 'inbox' | 'empty'>) {
  if (seasons.length === 0) return empty === undefined ? null : <p className="card empty">{empty}</p>;
  return (
    <ul className="rows card">
      {seasons.map((season) => (
        <SeasonRow
          key={season.id}
          season={season}
          waits={inbox === null ? undefined : waitingInSeason(inbox.items, season.id)}
        />
      ))}
    </ul>
  );
}
