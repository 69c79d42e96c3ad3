import { DRAWN_AREAS, REGION_OUTLINES, SEA_BORDERS, STRAITS } from './shapes';

/** Everything above the holders' colours: borders, the heavier ones of regions, sea borders, straits. */
export function Relief() {
  return (
    <g fill="none" pointerEvents="none">
      <g stroke="var(--map-ink)" strokeWidth="1" strokeLinejoin="round" opacity=".55">
        {DRAWN_AREAS.map(({ id, kind }) => (kind === 'land' ? <use key={id} href={`#area-${id}`} /> : null))}
      </g>
      <g stroke="var(--map-ink)" strokeWidth="2.1" strokeLinejoin="round" opacity=".85">
        {REGION_OUTLINES.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <g stroke="var(--skin-line)" strokeWidth="1.5" strokeDasharray="6 5">
        {SEA_BORDERS.map(({ d }) => (
          <path key={d} d={d} />
        ))}
      </g>
      {STRAITS.map(({ name, ends: [[x1, y1], [x2, y2]] }) => (
        <line
          key={name}
          x1={x1}
          y1={y1}
          x2={x2}
          y2={y2}
          stroke="var(--map-ink)"
          strokeWidth="2"
          strokeDasharray="3 2"
        />
      ))}
    </g>
  );
}
