/** The picture of the game on lists. */
export const PLATE = (
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
);
