/** The picture of the game on lists. */
export const PLATE = (
  <>
    <rect x="33" y="13" width="44" height="62" rx="4" fill="var(--skin-line)" transform="rotate(-7 48 48)" />
    <g transform="rotate(3 48 48)">
      <rect x="22" y="19" width="46" height="64" rx="4" fill="var(--skin-land)" stroke="var(--ink)" />
      <path d="M26 60h38V27a4 4 0 0 0-4-4H30a4 4 0 0 0-4 4z" fill="var(--skin-ground)" />
      <path d="M26 60l9-14 7 8 8-18 14 24z" fill="var(--skin-accent)" />
      <path d="M28 67h22M28 73h14" stroke="var(--ink)" strokeWidth="2.5" />
    </g>
  </>
);
