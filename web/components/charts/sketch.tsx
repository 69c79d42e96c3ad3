import type { CSSProperties } from 'react';

/** A row of the list that a sketch lies on, and what of it the lines take; in pixels. */
const ROW = 34;
const HIGH = 16;
const WIDE = 48;

interface SketchProps {
  /** For each row of the list its name and its figures, the first one first; the last one stands beside the line. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** What the lines show, in words. */
  readonly label: string;
}

/**
 * Lines as high as a word, without axis, one for each row of the list on which it lies: the way to the figures beside
 * them, all on one scale. One picture, because a page may have hundreds of such lines.
 */
export function Sketch({ rows, label }: SketchProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const y = (row: number, value: number) =>
    Math.round(ROW * (row + 0.5) + HIGH / 2 - (HIGH * Math.max(0, value)) / most);
  const lines = rows.map(({ values }, row) =>
    values
      .map(
        (value, at) =>
          `${at === 0 ? 'M' : ' '}${Math.round((WIDE * at) / (values.length - 1))} ${y(row, value)}`,
      )
      .join(''),
  );
  const ends = rows.map(({ values }, row) => `M${WIDE} ${y(row, values.at(-1) ?? 0)}h0`);
  return (
    <svg
      className="sketch"
      style={{ '--rows': rows.length } as CSSProperties}
      viewBox={`0 0 ${WIDE} ${ROW * rows.length}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={lines.join('')} />
      <path d={ends.join('')} />
    </svg>
  );
}
