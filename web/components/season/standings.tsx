import { useTranslations } from 'next-intl';
import type { SeasonStanding } from '../../../functions/core/season/season-pages.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Texts } from '../../lib/texts';
import { ClientTexts } from '../frame/client-texts';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';
import { ClinchNotices } from './clinch-notices';
import { ListPages, ListSearch } from './list-search';
import { Row } from './standings-row';

interface StandingProps {
  readonly season: Season;
  /** A page of it, with the composition of each total, and the places still possible. */
  readonly standing: SeasonStanding;
  /** The name to search for. */
  readonly search: string;
  readonly me: string | null;
}

/** A page of the season's table; running boards count as if they ended now, and each row opens to its games. */
export function Standing({ season, standing, search, me }: StandingProps) {
  const t = useTranslations('standing');
  const running = season.status === 'running';
  const address = `/seasons/${season.id}/standing`;
  const { page, pages, count, mine } = standing;
  return (
    <section aria-labelledby="standing" className="section">
      <div className="section-head">
        <h2 id="standing">{t('title')}</h2>
        <span className="small muted">{running ? t('ifEnded') : t('final')}</span>
      </div>
      <ClinchNotices certain={standing.certain} />
      {pages > 1 || search !== '' ? (
        <div className="list-bar">
          <ListSearch address={address} label={t('find')} search={search} />
          {mine === null ? null : (
            <Link href={`${address}?page=${mine.page}#me`}>{t('myPlace', { place: mine.place })}</Link>
          )}
        </div>
      ) : null}
      <div className="card table-card">
        {count === 0 ? (
          <p className="empty">{t('nobody')}</p>
        ) : (
          <ClientTexts of={['standing']}>
            <StandingTable season={season} standing={standing} me={me} />
          </ClientTexts>
        )}
        <p className="table-foot">
          <span>{running ? t('dots') : t('open')}</span>
        </p>
      </div>
      <ListPages {...{ address, page, pages }} holds={t('players', { players: count })} asked={{ search }} />
    </section>
  );
}

function StandingTable({ season, standing, me }: Omit<StandingProps, 'search'>) {
  const t = useTranslations('standing');
  const { rows, scale } = standing;
  const rounds = Array.from({ length: season.rounds }, (_, index) => index + 1);
  const hasFinishes = rows.some(({ finish }) => finish !== null);
  return (
    // Many rounds scroll sideways; place, name and total stay in view.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="wide-table" aria-label={t('pointsByRound')} tabIndex={0}>
      <DataTable
        caption={t('caption', { season: season.name })}
        className="standing"
        columns={columnsOf(season, rounds, hasFinishes, t)}
      >
        {rows.map(({ explained, finish, ...row }) => (
          <Row
            key={row.player.id}
            {...{ row, explained, finish, scale }}
            columns={rounds}
            mine={row.player.id === me}
          />
        ))}
      </DataTable>
    </section>
  );
}

function columnsOf(
  { round: now, status }: Season,
  rounds: readonly number[],
  hasFinishes: boolean,
  t: Texts<'standing'>,
) {
  return [
    [t('place'), 'right place'],
    [t('player'), 'name'],
    ...rounds.map((round) => {
      const isNow = round === now && status === 'running';
      return [t(isNow ? 'roundNow' : 'round', { round }), 'right round-points'] as const;
    }),
    [
      hasFinishes ? (
        t('possible')
      ) : (
        <span key="bars" className="hidden-text">
          {t('bars')}
        </span>
      ),
      'score-band',
    ],
    [t('total'), 'right total'],
  ] as const;
}
