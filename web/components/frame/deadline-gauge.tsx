const HEIGHT = 60;
const MARKS = [0, 17.1, 34.3, 51.4];

/** The graduated gauge that fills as a step's time passes. `level` runs from 0 to 1. */
export function DeadlineGauge({ level }: { level: number }) {
  const water = HEIGHT - Math.max(0.04, Math.min(1, level)) * (HEIGHT - 2);
  return (
    <svg className="staff" width="18" height="60" viewBox="0 0 18 60" aria-hidden="true">
      <rect x="5" width="13" height={HEIGHT} fill="var(--sunken)" />
      <path d={`M5 ${water.toFixed(1)}q3.25-3 6.5 0t6.5 0V60H5z`} fill="var(--water)" className="level" />
      {MARKS.map((y) => (
        <rect key={y} y={y} width="5" height="8.6" fill="var(--ink)" />
      ))}
      <rect x=".5" y=".5" width="17" height="59" fill="none" stroke="var(--ink)" />
    </svg>
  );
}
