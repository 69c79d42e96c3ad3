import type { CSSProperties, ReactNode } from 'react';
import type { Tick } from './scales';

/** The label at the right end of a line. */
export interface EndLabel extends Tick {
  readonly key: string;
  readonly strong?: boolean;
  /** Shown before the text. */
  readonly sign?: ReactNode;
}

interface PlotProps {
  /** Unique among the plots of the page. */
  readonly id: string;
  /** Read aloud: what it is, and what it shows. */
  readonly title: string;
  readonly desc: string;
  /** In pixels; the width is that of the page. */
  readonly height: number;
  readonly yTicks?: readonly Tick[];
  /** In per cent of the width. */
  readonly xTicks?: readonly Tick[];
  readonly ends?: readonly EndLabel[];
  readonly children: ReactNode;
}

/**
 * A plot with its axes. Everything inside is placed in per cent of the width and in pixels from the top, so that text
 * keeps its size at any width of the page. `Strokes` holds the elements drawn as paths.
 */
export function Plot({ id, title, desc, height, yTicks = [], xTicks = [], ends = [], children }: PlotProps) {
  const widest = Math.max(0, ...yTicks.map(({ label }) => label.length));
  const size = { '--plot-height': `${height}px`, '--plot-y': `${widest}ch` } as CSSProperties;
  return (
    <div className={ends.length > 0 ? 'plot has-ends' : 'plot'} style={size}>
      <div className="plot-y" aria-hidden="true">
        {yTicks.map(({ at, label }) => (
          <span key={label} style={{ top: `${at}px` }}>
            {label}
          </span>
        ))}
      </div>
      <svg className="plot-field" role="img" aria-labelledby={`${id}-title ${id}-desc`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{desc}</desc>
        {yTicks.map(({ at, label }) => (
          <line key={label} className="plot-line" x1="0" x2="100%" y1={at} y2={at} />
        ))}
        {children}
      </svg>
      <div className="plot-ends" aria-hidden="true">
        {ends.map(({ key, at, label, strong, sign }) => (
          <span key={key} className={strong === true ? 'is-strong' : ''} style={{ top: `${at}px` }}>
            {sign}
            <span className="end-words">{label}</span>
          </span>
        ))}
      </div>
      <div className="plot-x" aria-hidden="true">
        {xTicks.map((tick) => (
          <span key={tick.at} className={sideOf(tick)} style={{ left: `${tick.at}%` }}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Long text at an edge stays inside it. */
function sideOf({ at, label: { length }, roomOnly }: Tick): string {
  if (roomOnly === true) return 'is-room-only';
  if (length < 5) return '';
  if (at > 90) return 'is-last';
  return at < 10 ? 'is-first' : '';
}

interface StrokesProps {
  readonly height: number;
  /** Units across the whole width. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The paths of a plot: 100 units wide by default, stretched to its width, with strokes that keep their weight. */
export function Strokes({ height, width = 100, children }: StrokesProps) {
  return (
    <svg
      className="plot-strokes"
      aria-hidden="true"
      x="0"
      y="0"
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}
