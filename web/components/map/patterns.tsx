import type { ReactElement } from 'react';
import { SOLIDS, type Solid } from '../frame/seats';

const PATTERNS: Readonly<Record<Solid, ReactElement>> = {
  tower: <path d="M3 0v10M8 0v10" strokeWidth="1.3" />,
  papst: <path d="M5 1.5v7M1.5 5h7" strokeWidth="1.4" />,
  rossoni: (
    <g fill="currentColor" stroke="none">
      <circle cx="2.5" cy="2.5" r="1.5" />
      <circle cx="7.5" cy="7.5" r="1.5" />
    </g>
  ),
  christofori: <path d="M1.5 4.5 3 1l1.5 3.5M6.5 9.5 8 6l1.5 3.5" fill="none" strokeWidth="1.1" />,
  dunning: (
    <path
      d="M0 4a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0M-2.5 9a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0"
      fill="none"
      strokeWidth="1.1"
    />
  ),
  greene: <path d="M0 2.5h10M0 7.5h10" strokeWidth="1.4" />,
  hamblet: <path d="M-2 7 7-2M-2 12 12-2M3 12l9-9" strokeWidth="1.3" />,
  indigo: <path d="M3-2l9 9M-2-2 12 12M-2 3l9 9" strokeWidth="1.3" />,
  aqua: <circle cx="5" cy="5" r="2.8" fill="none" strokeWidth="1.2" />,
  stone: <path d="M1 1h3.4v3.4H1zM6 6h3.4v3.4H6z" fill="currentColor" stroke="none" />,
  ivory: <path d="M2.5 2.5l5 5M7.5 2.5l-5 5" strokeWidth="1.3" />,
};

interface PatternsProps {
  /** Laid over a wash of the solid on land, or over the solid itself. */
  readonly over?: 'wash' | 'solid';
}

/** The pattern of each solid, so that colour never stands alone: `pattern-…`, `pattern-on-…`. */
export function Patterns({ over = 'wash' }: PatternsProps) {
  const [name, ink] = over === 'wash' ? ['pattern', 'text'] : ['pattern-on', 'on'];
  return Object.values(SOLIDS).map((solid) => (
    <pattern key={solid} id={`${name}-${solid}`} width="10" height="10" patternUnits="userSpaceOnUse">
      <g style={{ color: `var(--f-${solid}-${ink})` }} stroke="currentColor">
        {PATTERNS[solid]}
      </g>
    </pattern>
  ));
}
