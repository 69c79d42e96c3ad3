/** The picture of the game on lists. */
export const PLATE = (
  <>
    <g fill="var(--skin-land)" stroke="var(--map-land-edge)">
      <path d="M0 0h30c2 18-7 34-5 52s-6 30-2 44H0z" />
      <path d="M47-2c5 14-3 30-5 44-1 10-4 18-8 22l3 4c9-6 16-22 18-34 2-14 6-26 5-36z" />
      <path d="M96 18c-14 2-20 12-26 22s-18 18-17 30c2 8-3 16-1 26h44z" />
    </g>
    <path d="M70 40c-7 10-18 18-17 30" fill="none" stroke="var(--map-drowned)" strokeWidth="6" />
    <path d="M31 20c1 12-4 24-3 34M35 22c0 10-4 20-3 28" fill="none" stroke="var(--skin-line)" opacity=".8" />
    <use href="#turreton-moe" x="33" y="66" width="24" height="24" fill="var(--map-ink)" />
    <use href="#star" transform="translate(72 72)" fill="var(--map-star)" stroke="var(--map-halo)" />
  </>
);
