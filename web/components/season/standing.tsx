import Link from 'next/link';
import type { Season, StandingRow } from '../../../functions/api/schemas/seasons';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

/** The season's table: points of each round, running boards as if they ended now, totals on a common scale. */
export function Standing({ season, me }: { season: Season; me: string | null }) {
  const most = Math.max(1, ...season.standing.map(({ total }) => total));
  const rounds = Array.from({ length: season.rounds }, (_, index) => index + 1);
  return (
    <section aria-labelledby="standing">
      <div className="section-head">
        <h2 id="standing">Standing</h2>
      </div>
      <div className="card table-card">
        <table className="data-table standing">
          <caption className="hidden-text">Standing of {season.name}</caption>
          <thead>
            <tr>
              <th scope="col" className="right place">
                Place
              </th>
              <th scope="col">Player</th>
              {rounds.map((round) => (
                <th key={round} scope="col" className="right round-points">
                  Round {round}
                  {round === season.round && season.status === 'running' ? ', now' : ''}
                </th>
              ))}
              <th scope="col" className="score-band">
                <span className="hidden-text">Points as bars</span>
              </th>
              <th scope="col" className="right total">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {season.standing.map((row) => (
              <Row key={row.player.id} row={row} rounds={rounds} most={most} mine={row.player.id === me} />
            ))}
          </tbody>
        </table>
        <p className="table-foot">
          <span>
            {season.status === 'running'
              ? 'A dot marks a board that is being played: it counts as if it ended now.'
              : 'Final.'}
          </span>
        </p>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: StandingRow;
  readonly rounds: readonly number[];
  readonly most: number;
  readonly mine: boolean;
}

function Row({ row, rounds, most, mine }: RowProps) {
  const latest = row.rounds.at(-1);
  return (
    <tr className={mine ? 'mine' : ''}>
      <td className="right place numbers">{row.place}</td>
      <th scope="row">
        <span className="player-cell">
          {latest === undefined ? null : (
            <>
              <SeatChip seat={latest.seat} player={row.player.name} />
              <span className="hidden-text">{seatName(latest.seat)}, </span>
            </>
          )}
          <span>
            {row.player.name}
            {mine ? <em className="you-word">you</em> : null}
          </span>
        </span>
      </th>
      {rounds.map((round) => {
        const played = row.rounds.find((one) => one.round === round);
        return (
          <td
            key={round}
            className={
              played?.running ? 'right numbers round-points running-points' : 'right numbers round-points'
            }
          >
            {played === undefined ? null : (
              <Link href={`/games/${played.game}`}>{played.points.toFixed(1)}</Link>
            )}
          </td>
        );
      })}
      <td className="score-band">
        <Bars row={row} most={most} />
      </td>
      <td className="right numbers total">{row.total.toFixed(1)}</td>
    </tr>
  );
}

/** A player's points on the scale of the whole table: sure ones deep, those of running boards light. */
function Bars({ row, most }: { row: StandingRow; most: number }) {
  const sure = row.rounds.filter(({ running }) => !running).reduce((sum, { points }) => sum + points, 0);
  const x = (points: number) => (points / most) * 206;
  return (
    <svg viewBox="0 0 220 26" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 13H220" stroke="var(--line-strong)" opacity=".6" />
      <rect y="9" width={x(row.total)} height="8" rx="4" fill="var(--water)" opacity=".75" />
      <rect y="9" width={x(sure)} height="8" rx="4" fill="var(--water-deep)" />
      <circle
        cx={Math.max(6, x(row.total))}
        cy="13"
        r="5.5"
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth="2"
      />
    </svg>
  );
}
