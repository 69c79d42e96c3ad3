import { CANALS, LAKES, PROVINCES, REALMS, SEA_BORDERS, STRAITS } from './shapes';

/** Everything above the owners' colours: straits and lakes, borders, the old states’ borders, lines at sea. */
export function Relief() {
  return (
    <g fill="none" pointerEvents="none" strokeLinejoin="round">
      <g fill="var(--skin-ground)" stroke="var(--skin-line)" strokeWidth=".8">
        {STRAITS.map(({ of, d }) => (
          <path key={of} d={d} />
        ))}
        {LAKES.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <g stroke="var(--skin-line)" strokeWidth="1.1">
        {PROVINCES.map(({ id, kind }) =>
          kind === 'water' ? null : <use key={id} href={`#province-${id}`} />,
        )}
      </g>
      <g stroke="var(--map-ink)" strokeWidth="1.9" opacity=".7">
        {REALMS.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <g stroke="var(--skin-line)" strokeWidth="1.4" strokeDasharray="6 5" opacity=".85">
        {SEA_BORDERS.map(({ d }) => (
          <path key={d} d={d} />
        ))}
      </g>
      {CANALS.map(({ name, d }) => (
        <path key={name} d={d} stroke="var(--map-water-ink)" strokeWidth="1.6" strokeDasharray="3 2" />
      ))}
    </g>
  );
}
