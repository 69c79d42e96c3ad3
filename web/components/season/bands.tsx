import { useTranslations } from 'next-intl';
import type { StandingRow } from '../../../functions/core/game/boards.schema';
import type { ExplainedRow } from '../../../functions/core/season/season-pages.schema';
import { hidden } from '../frame/hidden';

/** The scale of the bands: the greatest total, and the last place. */
export interface Scale {
  readonly most: number;
  readonly last: number;
}

const WIDTH = 206;

/** A player's points on the scale of the whole table: final ones dark, those of running boards light. */
export function PointsBar({ row, scale: { most } }: { readonly row: StandingRow; readonly scale: Scale }) {
  const sure = row.rounds.filter(({ running }) => !running).reduce((sum, { points }) => sum + points, 0);
  // A total may be negative, or lower than the sum of its games if some of them did not count.
  const x = (points: number) => Math.min(1, Math.max(0, points / most)) * WIDTH;
  return (
    <svg viewBox="0 0 220 26" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 13H220" stroke="var(--line-strong)" opacity=".6" />
      <rect y="9" width={x(row.total)} height="8" rx="4" fill="var(--water)" opacity=".75" />
      <rect y="9" width={Math.min(x(sure), x(row.total))} height="8" rx="4" fill="var(--water-deep)" />
      <Dot x={x(row.total)} />
    </svg>
  );
}

interface FinishBandProps {
  readonly place: number;
  readonly finish: NonNullable<ExplainedRow['finish']>;
  readonly scale: Scale;
}

/** The places that a player can still reach, with a dot for the current one. */
export function FinishBand({ place, finish: { best, worst }, scale: { last } }: FinishBandProps) {
  const t = useTranslations('standing');
  const x = (at: number) => 8 + (last < 2 ? 0 : (at - 1) / (last - 1)) * 104;
  return (
    <span className="finish-band">
      <svg viewBox="0 0 120 26" aria-hidden="true">
        <path d="M0 13H120" stroke="var(--line-strong)" opacity=".6" />
        <rect
          x={x(best) - 5}
          y="9"
          width={x(worst) - x(best) + 10}
          height="8"
          rx="4"
          fill="var(--water-deep)"
        />
        <Dot x={x(place)} />
      </svg>
      <span className="numbers">
        {best === worst
          ? t.rich('canFinish', { best, hidden })
          : t.rich('canFinishBetween', { best, worst, hidden })}
      </span>
    </span>
  );
}

function Dot({ x }: { readonly x: number }) {
  return (
    <circle cx={Math.max(6, x)} cy="13" r="5.5" fill="var(--ink)" stroke="var(--surface)" strokeWidth="2" />
  );
}
