/** The striped chart border that is also the time bar of a game. `level` runs from 0 to 1. */
export function MapFrame({ level }: { level: number }) {
  const at = 480 * Math.max(0, Math.min(1, level));
  return (
    <svg className="neatline" viewBox="0 0 480 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="480" height="8" fill="var(--sunken)" />
      <rect width={at.toFixed(2)} height="8" fill="var(--water)" />
      <path d="M0 1.5h480" stroke="var(--ink)" strokeWidth="3" strokeDasharray="10 10" />
      <rect x={Math.max(0, at - 1).toFixed(2)} width="2" height="8" fill="var(--ink)" />
    </svg>
  );
}
