import type { Scores } from '../../../functions/api/schemas/scoring';
import type { Season } from '../../../functions/api/schemas/seasons';
import { DataTable } from '../frame/data-table';
import { ClinchNotices } from './clinch-notices';
import { Row } from './standing-row';

interface StandingProps {
  readonly season: Season;
  /** What each total is made of, and what is still possible. */
  readonly scores: Scores;
  readonly me: string | null;
}

/** The season's table; running boards count as if they ended now, and each row opens to its games. */
export function Standing({ season, scores, me }: StandingProps) {
  const running = season.status === 'running';
  return (
    <section aria-labelledby="standing">
      <div className="section-head">
        <h2 id="standing">Standing</h2>
        <span className="small muted">{running ? 'If all boards ended now' : 'Final'}</span>
      </div>
      {scores.finishes === null ? null : <ClinchNotices finishes={scores.finishes} />}
      <div className="card table-card">
        <StandingTable season={season} scores={scores} me={me} />
        <p className="table-foot">
          <span>
            {running
              ? 'A dot marks a running board, which counts as if it ended now. Open a name to see its games.'
              : 'Open a name to see its games and what each of them paid.'}
          </span>
        </p>
      </div>
    </section>
  );
}

function StandingTable({ season, scores, me }: StandingProps) {
  const most = Math.max(1, ...season.standing.map(({ total }) => total));
  const finishes = scores.finishes?.known === true ? scores.finishes.ranges : [];
  const last = Math.max(season.standing.length, ...finishes.map(({ worst }) => worst));
  const rounds = Array.from({ length: season.rounds }, (_, index) => index + 1);
  return (
    <DataTable
      caption={`Standing of ${season.name}`}
      className="standing"
      columns={columnsOf(season, rounds, finishes.length > 0)}
    >
      {season.standing.map((row) => (
        <Row
          key={row.player.id}
          row={row}
          explained={scores.rows.find(({ player }) => player.id === row.player.id)}
          finish={finishes.find(({ player }) => player.id === row.player.id)}
          scale={{ most, last }}
          columns={rounds}
          mine={row.player.id === me}
        />
      ))}
    </DataTable>
  );
}

function columnsOf({ round: now, status }: Season, rounds: readonly number[], hasFinishes: boolean) {
  return [
    ['Place', 'right place'],
    ['Player'],
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
