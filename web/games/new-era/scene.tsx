/** The parts of the scene that stand on the cards of each kind: where each begins. */
const PARTS: readonly (readonly [kind: string, x: number])[] = [
  ['openProduction', 0],
  ['closedProduction', 120],
  ['feature', 300],
  ['action', 520],
  ['instant', 720],
];

/** The country of the game at dusk, drawn once per page on the server: the table shows it, and a part on each card. */
export function Scene() {
  return (
    <>
      <symbol id="scene-land" viewBox="0 0 960 120">
        <g id="scene-whole">
          <path className="scene-sky" d="M0 0h960v120H0z" />
          <circle className="scene-sun" cx="668" cy="70" r="40" />
          <path
            className="scene-dust"
            d="M40 22h150M70 30h60M300 16h190M350 24h70M800 26h120M840 34h50M590 38h70"
          />
          {/* The drowned city behind, in ruins. */}
          <path
            className="scene-far"
            d="M0 106V74h14V58l6-4v-8h8l4 8v22h16V64h10l6-8 8 6v14h20V50h8v-8h6v14l8 4v16h22V70h18l6-12 6 8v10h26V46l10 6v-8l8 4v30h24V66h16v-8h10v18h30V54h6V42h4v-8h4v12l10 6v24h22V62h14l4 8h8v8h30V58h10v-6h10v26h36V66l12-6v-8h8v24h26V60h6l6-10 6 8v18h34V52h12v26h28V64l8 4v10h34V56h8v-8h8v30h40V68h16v38z"
          />
          {/* Works: derrick, tanks, chimneys. */}
          <path
            className="scene-near"
            d="M0 120v-14h22l14-56h6l14 56h8V94h4V84h34v10h4v12h10V42h10v-8h8v8h2v64h10V54h10v52h8V88q22-12 44 0v18h12V92q16-9 32 0v14h16V74l16-10v10l16-10v10l16-10v42h26v14z"
          />
          <path className="scene-smoke" d="M128 30q-8-8 2-14t-2-14M152 50q-6-8 4-13t0-13" />
          {/* Homes: tents, huts, a water tower, a flag. */}
          <path
            className="scene-near"
            d="M312 120v-14l20-34 20 34h10V84l16-12 16 12v22h8V78h-6V56h4l16-10 16 10h4v22h-6v28h10V86h8l12-10 12 10h6v20h8V40h3v66h12l16-26 16 26h14v14z"
          />
          <path className="scene-flag" d="M479 40h24l-6 7 6 7h-24z" />
          {/* Deeds: a wall with its gate, a lookout, a crane. */}
          <path
            className="scene-near"
            d="M536 120v-14h8V80h6v6h8v-6h6v6h8v-6h6v26h8V58h-6V44h6v-6h22v6h6v14h-6v48h6V80h6v6h8v-6h6v6h8v-6h6v26h18V46h-30v-5h30v-9h6v9h36v5h-10v16h-3V46h-23v60h20v14z"
          />
          {/* The road: a caravan, poles, a rider. */}
          <path
            className="scene-near"
            d="M720 120v-10h34V52h-12v-4h12v-8h4v8h12v4h-12v58h22V84h44v-4h16l10 14h8v16h26V52h-12v-4h12v-8h4v8h12v4h-12v58h8l4-12-4-6 8-8 6 6v8l8 12h26v10z"
          />
          <path
            className="scene-light"
            d="M26 88h20M370 88h8v8h-8zM408 64h8v6h-8zM598 48h8v6h-8zM836 86h8l4 6h-12zM86 90h6v6h-6z"
          />
          <path className="scene-ground" d="M0 106h960v14H0z" />
        </g>
      </symbol>
      {PARTS.map(([kind, x]) => (
        <symbol
          key={kind}
          id={`scene-${kind}`}
          viewBox={`${x} 0 220 120`}
          preserveAspectRatio="xMidYMax slice"
        >
          <use href="#scene-whole" />
        </symbol>
      ))}
    </>
  );
}

/** A part of the country as the large picture of the game. */
export const COVER = (
  <svg viewBox="280 0 240 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <Scene />
    <use href="#scene-whole" />
  </svg>
);
