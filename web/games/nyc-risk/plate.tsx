const CORNERS = [-6, 30, 66] as const;
const BLOCKS = [-8, 19, 46, 73].flatMap((y) => CORNERS.map((x) => ({ x, y })));

/** The picture of the game on lists. */
export const PLATE = (
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
);
