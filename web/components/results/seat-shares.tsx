import { useTranslations } from 'next-intl';
import { type Scale, shareScale } from '../charts/scales';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

/** How often a seat won, with the interval that contains its true share nineteen times in twenty. */
export interface ShareOfSeat {
  readonly seat: string;
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The share of wins of each seat as a dot in its interval, all on one scale, with the mean of all seats as a line. */
export function SeatShares({ seats }: { readonly seats: readonly ShareOfSeat[] }) {
  const t = useTranslations('seat-statistics');
  const scale = shareScale(
    seats.map(({ high }) => high),
    [0, 100],
  );
  const games = seats.reduce((sum, one) => sum + one.games, 0);
  const mean = games === 0 ? 0 : seats.reduce((sum, one) => sum + one.wins, 0) / games;
  return (
    <figure className="card chart-card">
      <figcaption className="small muted">{t('shares.about', { mean: percent(mean) })}</figcaption>
      <ol className="share-list">
        {seats.map((one) => (
          <li key={one.seat}>
            <span className="seat">
              <SeatChip seat={one.seat} />
              {seatName(one.seat)}
            </span>
            <ShareBar one={one} mean={mean} scale={scale} />
            <span className="numbers share-figures">
              <b>{percent(one.share)}</b>{' '}
              <small className="muted">{t('shares.wins', { wins: one.wins, games: one.games })}</small>
            </span>
          </li>
        ))}
      </ol>
      <Axis scale={scale} />
    </figure>
  );
}

function Axis({ scale }: { readonly scale: Scale }) {
  return (
    <div className="share-axis" aria-hidden="true">
      <span>
        {scale.ticks.map(({ at, label }) => (
          <i key={label} style={{ left: `${at}%` }}>
            {label}
          </i>
        ))}
      </span>
    </div>
  );
}

interface ShareBarProps {
  readonly one: ShareOfSeat;
  readonly mean: number;
  readonly scale: Scale;
}

function ShareBar({ one: { seat, share, low, high }, mean, scale }: ShareBarProps) {
  const t = useTranslations('seat-statistics');
  const words = t('shares.bar', {
    seat: seatName(seat),
    share: percent(share),
    low: percent(low),
    high: percent(high),
  });
  return (
    <svg width="100%" height="28" role="img" aria-label={words}>
      <title>{words}</title>
      {scale.ticks.map(({ at }) => (
        <line key={at} className="plot-line" x1={`${at}%`} x2={`${at}%`} y1="0" y2="28" />
      ))}
      <line className="share-mean" x1={`${scale.at(mean)}%`} x2={`${scale.at(mean)}%`} y1="0" y2="28" />
      <rect
        className="share-bar"
        x={`${scale.at(low)}%`}
        width={`${scale.at(high) - scale.at(low)}%`}
        y="10"
        height="8"
        rx="4"
      />
      <circle className="share-dot" cx={`${scale.at(share)}%`} cy="14" r="6" />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
