import { useLocale, useTranslations } from 'next-intl';
import type { MyGame } from '../../../functions/core/account/me.schema';
import { clock, shortDay } from '../../lib/time';
import { type Place, placeLabels } from './place-labels';
import { type WeekBar, waterAt, weekBars } from './week-chart-layout';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BASE = 170;
const RISE = 90;

interface TideCurveProps {
  readonly games: readonly MyGame[];
  readonly now: number;
  readonly zone: string;
}

/** The reader's week as a tide curve: a crest for every deadline. Screen readers get the list. */
export function WeekChart({ games, now, zone }: TideCurveProps) {
  const t = useTranslations('today');
  const language = useLocale();
  const week = weekBars(games, now, 6, t);
  if (week.length === 0) return null;
  const days = spanOf(week, now);
  return (
    <figure>
      <figcaption className="hidden-text">{t('week.about')}</figcaption>
      <Curve crests={week} now={now} zone={zone} days={days} width={1232} name="wide" />
      <Curve crests={week} now={now} zone={zone} days={Math.min(days, 2)} width={360} name="narrow" />
      <ol className="hidden-text">
        {week.map((crest) => (
          <li key={crest.key}>
            {crest.name}, {shortDay(crest.at, zone, language)} {clock(crest.at, zone)}, {crest.note}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** As many days as the crests need: a demo's turns of minutes fill a day, a league's a week. */
function spanOf(crests: readonly WeekBar[], now: number): number {
  const last = crests.at(-1)?.at ?? now;
  return Math.min(6, Math.max(2, Math.ceil((last - now) / DAY + 0.3)));
}

interface CurveProps {
  readonly crests: readonly WeekBar[];
  readonly now: number;
  readonly zone: string;
  readonly days: number;
  readonly width: number;
  readonly name: string;
}

function Curve({ crests, now, zone, days, width, name }: CurveProps) {
  const t = useTranslations('today');
  const start = now - days * DAY * 0.06;
  const span = days * DAY * 1.06;
  const x = (at: number) => ((at - start) / span) * width;
  const y = (at: number) => BASE - RISE * waterAt(crests, at, span * 0.035);
  const steps = Math.round(width / 6);
  const line = Array.from({ length: steps + 1 }, (_, index) => start + (span * index) / steps)
    .map((at, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(at).toFixed(1)}`)
    .join('');
  const crowded = waterAt(crests, now + span * (24 / width), span * 0.035) > 0.5;
  const inSight = crests.filter(({ at }) => at < start + span);
  const places = placeLabels(
    inSight.map((crest) => ({ x: x(crest.at), name: crest.name, note: noteOf(crest, zone) })),
    width,
  );
  return (
    <svg className={`tide-curve ${name}`} viewBox={`0 0 ${width} 200`} aria-hidden="true">
      <path d={`${line}L${width} ${BASE}H0z`} fill="var(--water)" opacity=".5" />
      <path d={line} fill="none" stroke="var(--water-deep)" strokeWidth="1.75" />
      <path d={`M0 ${BASE}H${width}`} stroke="var(--ink)" strokeWidth="1.75" />
      <Days start={start} span={span} x={x} zone={zone} />
      <path d={`M${x(now)} ${BASE - RISE}V${BASE + 7}`} stroke="var(--ink)" strokeWidth="2" />
      <text className="now" x={x(now) + 6} y={crowded ? BASE - 8 : BASE - RISE + 10}>
        {t('week.now')}
      </text>
      {inSight.map((crest, index) => (
        <CrestMark
          key={crest.key}
          crest={crest}
          place={places[index]}
          x={x(crest.at)}
          y={y(crest.at)}
          zone={zone}
        />
      ))}
    </svg>
  );
}

interface CrestMarkProps {
  readonly crest: WeekBar;
  /** The position of its label; without one the mark is only a dot. */
  readonly place: Place | undefined;
  readonly zone: string;
  readonly x: number;
  readonly y: number;
}

function CrestMark({ crest, place, zone, x, y }: CrestMarkProps) {
  const { mine, ready } = crest;
  const fill = mine ? 'var(--signal)' : ready ? 'var(--tide)' : 'var(--surface)';
  const stroke = mine || ready ? 'var(--surface)' : 'var(--ink-2)';
  return (
    <g>
      {place === undefined ? null : <Label crest={crest} place={place} zone={zone} x={x} y={y} />}
      <circle cx={x} cy={y} r="5" fill={fill} stroke={stroke} strokeWidth="2" />
    </g>
  );
}

function Label({ crest, place, zone, x, y }: CrestMarkProps & { readonly place: Place }) {
  const top = place.level * 40;
  return (
    <>
      <path d={`M${x} ${64 - top}V${y - 8}`} stroke="var(--ink-2)" strokeDasharray="2 4" />
      <text className="crest-name" x={place.x} y={38 - top} textAnchor={place.anchor}>
        {crest.name}
      </text>
      <text className="crest-note" x={place.x} y={55 - top} textAnchor={place.anchor}>
        {noteOf(crest, zone)}
      </text>
    </>
  );
}

function noteOf({ at, note }: WeekBar, zone: string): string {
  return `${clock(at, zone)} · ${note}`;
}

interface DaysProps {
  readonly start: number;
  readonly span: number;
  readonly x: (at: number) => number;
  readonly zone: string;
}

/** The names of the days below the water, with a mark where one ends. */
function Days({ start, span, x, zone }: DaysProps) {
  const language = useLocale();
  const hours = Array.from({ length: Math.ceil(span / HOUR) }, (_, index) => start + index * HOUR);
  const days = new Map<string, number[]>();
  for (const at of hours) {
    const day = shortDay(at, zone, language);
    days.set(day, [...(days.get(day) ?? []), at]);
  }
  return [...days].map(([name, within], index) => {
    const from = x(within[0] ?? start);
    const to = x((within.at(-1) ?? start) + HOUR);
    return (
      <g key={name}>
        {index === 0 ? null : <path d={`M${from} ${BASE}v10`} stroke="var(--ink-2)" />}
        {to - from < 60 ? null : (
          <text className="day" x={(from + to) / 2} y={BASE + 22} textAnchor="middle">
            {name}
          </text>
        )}
      </g>
    );
  });
}
