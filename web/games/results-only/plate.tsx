/** The picture of a game without an engine on lists: a table with its seats, seen from above. */
export const PLATE = (
  <>
    <g fill="var(--skin-line)">
      <circle cx="48" cy="14" r="8" />
      <circle cx="48" cy="82" r="8" />
      <circle cx="14" cy="48" r="8" />
      <circle cx="82" cy="48" r="8" />
    </g>
    <circle cx="48" cy="48" r="27" fill="var(--skin-land)" stroke="var(--skin-accent)" strokeWidth="1.6" />
    <rect
      x="30"
      y="41"
      width="11"
      height="15"
      rx="1.5"
      transform="rotate(-12 35 48)"
      fill="var(--skin-accent)"
    />
    <rect
      x="43"
      y="40"
      width="11"
      height="15"
      rx="1.5"
      fill="var(--skin-ground)"
      stroke="var(--skin-accent)"
      strokeWidth="1.3"
    />
    <circle cx="64" cy="52" r="4.5" fill="var(--skin-accent)" />
    <circle cx="59" cy="61" r="3.5" fill="var(--skin-line)" />
  </>
);
