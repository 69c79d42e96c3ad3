import type { ReactElement } from 'react';

const ROWS = 5;
const GAP = 15;
const EDGE = (96 - GAP * (ROWS - 1)) / 2;

/** A number for each text, spread over 32 bits (FNV-1a). */
function hashOf(text: string): number {
  return [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}

/** A picture made from the title of a game: points of a lattice in a pattern that is the same from left and right. */
export function plateFor(title: string): ReactElement {
  const hash = hashOf(title);
  const points = Array.from({ length: ROWS * ROWS }, (_, at) => {
    const [row, column] = [Math.floor(at / ROWS), at % ROWS];
    const bit = row * 3 + Math.min(column, ROWS - 1 - column);
    return { at, x: EDGE + column * GAP, y: EDGE + row * GAP, isFilled: ((hash >>> bit) & 1) === 1 };
  });
  const [first, last] = [EDGE, EDGE + (ROWS - 1) * GAP];
  const lines = Array.from({ length: ROWS }, (_, at) => EDGE + at * GAP);
  return (
    <>
      <rect
        x={first - 9}
        y={first - 9}
        width={last - first + 18}
        height={last - first + 18}
        rx="4"
        fill="var(--skin-land)"
        stroke="var(--skin-line)"
        strokeWidth="1.2"
      />
      <path
        d={lines.map((at) => `M${first} ${at}H${last}M${at} ${first}V${last}`).join('')}
        fill="none"
        stroke="var(--skin-line)"
        strokeWidth="1"
      />
      {points.map(({ at, x, y, isFilled }) =>
        isFilled ? <circle key={at} cx={x} cy={y} r="5.4" fill="var(--skin-accent)" /> : null,
      )}
    </>
  );
}
