import { MapSign, type Sign } from './sign-key';

export const LINE = { stroke: 'var(--map-ink)', strokeWidth: 3 } as const;
export const HEAD = <path d="M7-6 16 0 7 6z" fill="var(--map-ink)" />;
export const CROSS = <path d="M-6-6 6 6M6-6-6 6" {...LINE} strokeLinecap="round" />;
const DASHED = <path d="M-15 0H15" {...LINE} strokeDasharray="6 4" />;

/** A sign that is drawn on a map, around the point (0, 0). */
export function sign(id: string, word: string, drawing: Sign['picture']): Sign {
  return { id, word, picture: <MapSign>{drawing}</MapSign> };
}

export const SUPPORT_SIGN = sign(
  'support',
  'A support, with its ring on what it helps',
  <>
    <path d="M-15 0H8" {...LINE} strokeDasharray="6 4" />
    <circle cx="11" r="4.5" fill="var(--map-halo)" {...LINE} />
  </>,
);

export const HOLD_SIGN = sign('hold', 'A unit that is ordered to hold', <circle r="13" {...LINE} />);

/** What becomes of an order; one that went well is drawn as it was given. @param without what is drawn faintly */
export function fateSigns(without: string) {
  return {
    bounced: sign('bounced', 'A move that did not succeed', <path d="M-15 0H6M6-9V9" {...LINE} />),
    cut: sign(
      'cut',
      'A support that was cut',
      <>
        {DASHED}
        <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="2" />
        <path d="M-4-4 4 4M4-4-4 4" {...LINE} strokeLinecap="round" />
      </>,
    ),
    void: sign('void', without, <g opacity=".5">{DASHED}</g>),
    refused: sign(
      'refused',
      'An order that is refused',
      <>
        <path d="M-15 0H15" stroke="var(--map-star)" strokeWidth="3" strokeDasharray="3 5" />
        <circle r="9" fill="var(--map-star)" />
        <path d="M-4-4 4 4M4-4-4 4" stroke="var(--map-halo)" strokeWidth="2.4" strokeLinecap="round" />
      </>,
    ),
  };
}
