import type { ReactElement } from 'react';
import type { GameSystemId } from '../../../engine/game';

const CORNERS = [-6, 30, 66] as const;
const BLOCKS = [-8, 19, 46, 73].flatMap((y) => CORNERS.map((x) => ({ x, y })));

/** The picture of a game on lists: chart, street plan, card table, war-room map. */
const PLATES: Readonly<Record<GameSystemId, ReactElement>> = {
  ny2047: (
    <>
      <g fill="var(--skin-land)" stroke="var(--map-land-edge)">
        <path d="M0 0h30c2 18-7 34-5 52s-6 30-2 44H0z" />
        <path d="M47-2c5 14-3 30-5 44-1 10-4 18-8 22l3 4c9-6 16-22 18-34 2-14 6-26 5-36z" />
        <path d="M96 18c-14 2-20 12-26 22s-18 18-17 30c2 8-3 16-1 26h44z" />
      </g>
      <path d="M70 40c-7 10-18 18-17 30" fill="none" stroke="var(--map-drowned)" strokeWidth="6" />
      <path
        d="M31 20c1 12-4 24-3 34M35 22c0 10-4 20-3 28"
        fill="none"
        stroke="var(--skin-line)"
        opacity=".8"
      />
      <use href="#turreton-moe" x="33" y="66" width="24" height="24" fill="var(--map-ink)" />
      <use href="#star" transform="translate(72 72)" fill="var(--map-star)" stroke="var(--map-halo)" />
    </>
  ),
  'nyc-risk': (
    <>
      <g fill="var(--skin-land)">
        {BLOCKS.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="31" height="22" rx="1" />
        ))}
      </g>
      <path d="M28-2v62q0 10 10 10h60" fill="none" stroke="var(--skin-accent)" strokeWidth="5" />
      <g fill="var(--skin-land)" stroke="var(--ink)" strokeWidth="2.5">
        <circle cx="28" cy="24" r="5.5" />
        <circle cx="70" cy="70" r="5.5" />
      </g>
    </>
  ),
  'new-era': (
    <>
      <rect
        x="33"
        y="13"
        width="44"
        height="62"
        rx="4"
        fill="var(--skin-line)"
        transform="rotate(-7 48 48)"
      />
      <g transform="rotate(3 48 48)">
        <rect x="22" y="19" width="46" height="64" rx="4" fill="var(--skin-land)" stroke="var(--ink)" />
        <path d="M26 60h38V27a4 4 0 0 0-4-4H30a4 4 0 0 0-4 4z" fill="var(--skin-ground)" />
        <path d="M26 60l9-14 7 8 8-18 14 24z" fill="var(--skin-accent)" />
        <path d="M28 67h22M28 73h14" stroke="var(--ink)" strokeWidth="2.5" />
      </g>
    </>
  ),
  domination: (
    <>
      <path
        d="M0 24q48-10 96 0M0 48h96M0 72q48 10 96 0M12 0q-8 48 0 96M36 0q-3 48 0 96M60 0q3 48 0 96M84 0q8 48 0 96"
        fill="none"
        stroke="var(--skin-line)"
        strokeWidth=".9"
      />
      <path
        d="M-4 12C10 6 26 8 32 18c4 8-4 12-8 20s4 8 10 10 14 8 12 18-8 16-14 32H20c2-14-6-22-6-34S2 46-4 40zM54 20c8-8 22-14 46-10v52c-8 2-10-6-18-6s-4 14-10 20-14 0-12-12 2-14-4-22-10-24-2-32z"
        fill="var(--skin-land)"
        stroke="var(--skin-accent)"
        strokeWidth="1.3"
      />
      <rect x="16" y="24" width="12" height="12" fill="var(--skin-accent)" />
      <circle cx="74" cy="37" r="6.5" fill="var(--skin-accent)" />
    </>
  ),
};

export function Plate({ system, small = false }: { system: GameSystemId; small?: boolean }) {
  return (
    <div className={small ? 'plate small-plate' : 'plate'} data-game={system}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        {PLATES[system]}
      </svg>
    </div>
  );
}
