import { useTranslations } from 'next-intl';
import type { GameProgress as Progress } from '../../../functions/core/result/results.schema';
import { linePath } from '../charts/paths';
import { type EndLabel, Plot, Strokes } from '../charts/plot';
import { evenly, figureScale, figureText, type Tick } from '../charts/scales';
import { spread } from '../charts/spread';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatName, solidOf } from '../frame/seats';

/** The distance of labels at the right end. */
const GAP = 24;
const LEAST = 240;

interface GameProgressProps {
  readonly progress: Progress;
  /** The players' names by seat. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether a ruling replaced the result of play. */
  readonly corrected?: boolean;
  /** The step that is marked by a line through the chart. */
  readonly mark?: number;
}

/** The leading measure of each seat, step by step, as lines and as a table. */
export function GameProgress({ progress, names, corrected = false, mark }: GameProgressProps) {
  const t = useTranslations('progress');
  const { measure, steps } = progress;
  if (steps.length < 2)
    return (
      <section className="section" aria-labelledby="progress">
        <div className="section-head">
          <h2 id="progress">{t('title', { measure })}</h2>
        </div>
        <p className="card empty">{t('none')}</p>
      </section>
    );
  return (
    <section className="section" aria-labelledby="progress">
      <div className="section-head">
        <h2 id="progress">{t('title', { measure })}</h2>
        <span className="small muted">
          {corrected
            ? t('corrected')
            : t('last', { label: steps.at(-1)?.label ?? '', step: steps.at(-1)?.step ?? 0 })}
        </span>
      </div>
      <figure className="card chart-card">
        <Lines progress={progress} names={names} {...(mark !== undefined && { mark })} />
        <details className="small">
          <summary>{t('table')}</summary>
          <Figures progress={progress} names={names} />
        </details>
      </figure>
    </section>
  );
}

function Lines({ progress: { measure, steps, seats }, names, mark }: Omit<GameProgressProps, 'corrected'>) {
  const t = useTranslations('progress');
  const height = Math.max(LEAST, seats.length * GAP + 16);
  const all = seats.flatMap(({ values }) => values);
  const scale = figureScale(all, { range: [height - 8, 8], ticks: 5, fromZero: true });
  const x = evenly(steps.length, [0, 98]);
  const sorted = [...seats].sort((one, other) => (other.values.at(-1) ?? 0) - (one.values.at(-1) ?? 0));
  const wanted = sorted.map(({ values }) => scale.at(values.at(-1) ?? 0));
  const placed = spread(wanted, GAP, [12, height - 12]);
  const ends = sorted.map(
    ({ seat, values }, at): EndLabel => ({
      key: seat,
      at: placed[at] ?? 0,
      label: `${figureText(values.at(-1) ?? 0)} ${seatName(seat, names[seat])}`,
      sign: <SeatChip seat={seat} player={names[seat]} size={18} />,
    }),
  );
  const words = sorted.map(({ seat, values }) =>
    t('course', { seat: seatName(seat, names[seat]), first: values[0] ?? 0, last: values.at(-1) ?? 0 }),
  );
  const [first, last] = [steps[0]?.label ?? '', steps.at(-1)?.label ?? ''];
  return (
    <Plot
      id="progress-plot"
      title={t('title', { measure })}
      desc={t('about', { first, last, seats: words.join(', ') })}
      height={height}
      yTicks={scale.ticks}
      xTicks={stepTicks(steps, x)}
      ends={ends}
    >
      {mark === undefined ? null : <Mark at={x(placeOf(steps, mark))} />}
      <SeatLines {...{ height, x, sorted, names, steps }} y={scale.at} />
    </Plot>
  );
}

/** The index of a step among those shown, or of the last one shown before it. */
function placeOf(steps: Progress['steps'], step: number): number {
  return Math.max(
    0,
    steps.findLastIndex((one) => one.step <= step),
  );
}

function Mark({ at }: { readonly at: number }) {
  return <line className="plot-mark" x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />;
}

interface SeatLinesProps extends Pick<GameProgressProps, 'names'> {
  readonly height: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The leader first. */
  readonly sorted: Progress['seats'];
  readonly steps: Progress['steps'];
}

function SeatLines({ height, x, y, sorted, steps, names }: SeatLinesProps) {
  const t = useTranslations('progress');
  const last = steps.at(-1)?.label ?? '';
  return (
    <>
      <Strokes height={height}>
        {sorted.map(({ seat, values }, place) => (
          <path
            key={seat}
            className={`dash-${place % 3}`}
            style={{ stroke: `var(--f-${solidOf(seat)}-text)` }}
            d={linePath(values.map((value, at) => [x(at), y(value)]))}
          />
        ))}
      </Strokes>
      {sorted.map(({ seat, values }) => (
        <circle
          key={seat}
          cx="98%"
          cy={y(values.at(-1) ?? 0)}
          r="4"
          style={{ fill: `var(--f-${solidOf(seat)}-text)` }}
        >
          <title>
            {t('point', { seat: seatName(seat, names[seat]), value: values.at(-1) ?? 0, step: last })}
          </title>
        </circle>
      ))}
    </>
  );
}

/** The labels of the first and the last step, and of the middle one if there is room. */
function stepTicks(steps: Progress['steps'], x: (at: number) => number): readonly Tick[] {
  const last = steps.length - 1;
  const shown = last > 3 ? [0, Math.round(last / 2), last] : [0, last];
  return shown.flatMap((at) =>
    steps[at] === undefined ? [] : [{ at: x(at), label: steps[at].label, roomOnly: at > 0 && at < last }],
  );
}

function Figures({ progress: { steps, seats }, names }: Omit<GameProgressProps, 'corrected'>) {
  const t = useTranslations('progress');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="wide-table" aria-label={t('figures')} tabIndex={0}>
      <DataTable
        caption={t('caption')}
        columns={[[t('step')], ...seats.map(({ seat }) => [seatName(seat, names[seat]), 'right'] as const)]}
      >
        {steps.map(({ step, label }, at) => (
          <tr key={step}>
            <th scope="row">{label}</th>
            {seats.map(({ seat, values }) => (
              <td key={seat} className="right numbers">
                {figureText(values[at] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
