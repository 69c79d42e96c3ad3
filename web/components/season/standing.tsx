import Link from 'next/link';
import type { SeasonStanding } from '../../../functions/api/schemas/season-pages';
import type { Season } from '../../../functions/api/schemas/seasons';
import { counted } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { ClinchNotices } from './clinch-notices';
import { ListPages, ListSearch } from './list-search';
import { Row } from './standing-row';

interface StandingProps {
  readonly season: Season;
  /** A page of it, with what each total is made of, and what is still possible. */
  readonly standing: SeasonStanding;
  /** The name that is looked for. */
  readonly search: string;
  readonly me: string | null;
}

/** A page of the season's table; running boards count as if they ended now, and each row opens to its games. */
export function Standing({ season, standing, search, me }: StandingProps) {
  const running = season.status === 'running';
  const address = `/seasons/${season.id}/standing`;
  const { page, pages, count, mine } = standing;
  return (
    <section aria-labelledby="standing" className="section">
      <div className="section-head">
        <h2 id="standing">Standing</h2>
        <span className="small muted">{running ? 'If all boards ended now' : 'Final'}</span>
      </div>
      <ClinchNotices certain={standing.certain} />
      {pages > 1 || search !== '' ? (
        <div className="list-bar">
          <ListSearch address={address} label="Find a player" search={search} />
          {mine === null ? null : (
            <Link href={`${address}?page=${mine.page}#me`}>My place: {mine.place}</Link>
          )}
        </div>
      ) : null}
      <div className="card table-card">
        {count === 0 ? (
          <p className="empty">Nobody in the standing has such a name.</p>
        ) : (
          <StandingTable season={season} standing={standing} me={me} />
        )}
        <p className="table-foot">
          <span>
            {running
              ? 'A dot marks a running board, which counts as if it ended now. Open a name to see its games.'
              : 'Open a name to see its games and what each of them paid.'}
          </span>
        </p>
      </div>
      <ListPages {...{ address, page, pages }} holds={counted(count, 'player')} asked={{ search }} />
    </section>
  );
}

function StandingTable({ season, standing, me }: Omit<StandingProps, 'search'>) {
  const { rows, scale } = standing;
  const rounds = Array.from({ length: season.rounds }, (_, index) => index + 1);
  const hasFinishes = rows.some(({ finish }) => finish !== null);
  return (
    // Many rounds scroll sideways; place, name and total stay in view.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="wide-table" aria-label="Points by round" tabIndex={0}>
      <DataTable
        caption={`Standing of ${season.name}`}
        className="standing"
        columns={columnsOf(season, rounds, hasFinishes)}
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

function columnsOf({ round: now, status }: Season, rounds: readonly number[], hasFinishes: boolean) {
  return [
    ['Place', 'right place'],
    ['Player', 'name'],
    ...rounds.map((round) => {
      const mark = round === now && status === 'running' ? ', now' : '';
      return [`Round ${round}${mark}`, 'right round-points'] as const;
    }),
    [
      hasFinishes ? (
        'Possible finish'
      ) : (
        <span key="bars" className="hidden-text">
          Points as bars
        </span>
      ),
      'score-band',
    ],
    ['Total', 'right total'],
  ] as const;
}
