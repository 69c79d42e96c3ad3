import type { CSSProperties } from 'react';

/** The height of a row of the list that a sketch lies on, and of the part that the lines use; in pixels. */
const ROW = 34;
const HIGH = 16;
const WIDE = 48;

interface SketchProps {
  /** For each row of the list its name and its figures, the first one first; the last one is beside the line. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** A description of the lines in words. */
  readonly label: string;
}

/**
 * Lines as high as a word, without axis, one for each row of the list beside them: the history of the figures there,
 * all on one scale. It is a single picture, because a page may have hundreds of such lines.
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
