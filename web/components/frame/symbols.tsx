import type { ReactNode } from 'react';

const TICK = { fill: 'none', strokeWidth: 2.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Every symbol of our own, once per page, with the marks of the games; the parts of the page refer to them by id. */
export function Symbols({ marks }: { marks: ReactNode }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        {marks}
        <Portholes />
        <path id="star" d="M0-10.5 3.1-3.3 10.9-2.7 4.9 2.4 6.8 10 0 5.8-6.8 10-4.9 2.4-10.9-2.7-3.1-3.3z" />
      </defs>
    </svg>
  );
}

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;
const RING = { cx: 10, cy: 10, r: 7.5, ...LINE } as const;

function Portholes() {
  const ring = <circle {...RING} />;
  return (
    <>
      <symbol id="porthole-nothing" viewBox="0 0 20 20">
        {ring}
      </symbol>
      <symbol id="porthole-draft" viewBox="0 0 20 20">
        <circle {...RING} strokeDasharray="3.1 2.79" />
      </symbol>
      <symbol id="porthole-stored" viewBox="0 0 20 20">
        <path d="M2.5 10.4a7.5 7.5 0 0 0 15 0c-2.5 1.6-5-1.2-7.5 0s-5 1.4-7.5 0z" fill="currentColor" />
        {ring}
      </symbol>
      <symbol id="porthole-ready" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="8.5" fill="currentColor" />
        <path d="m6 10.3 2.8 2.8L14.2 7.3" stroke="var(--port-on)" {...TICK} />
      </symbol>
      <symbol id="porthole-late" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="8.5" fill="currentColor" />
        <path d="M10 5v6" stroke="var(--port-on)" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="10" cy="14.3" r="1.4" fill="var(--port-on)" />
      </symbol>
      <symbol id="porthole-adjudicated" viewBox="0 0 20 20">
        <rect x="2.5" y="2.5" width="15" height="15" rx="2.5" {...LINE} />
        <path d="m6 10.2 2.8 2.8 5.2-5.6" stroke="currentColor" {...TICK} />
      </symbol>
    </>
  );
}
