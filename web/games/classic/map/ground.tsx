import { SIZE } from './geometry';
import { BEYOND, GRATICULE, PROVINCES } from './shapes';

/** Land out of play. */
export const MUTED = { fill: 'color-mix(in oklab, var(--skin-land) 45%, var(--skin-ground))' };

/** Everything below the owners' colours: the sea with its graticule, parts out of play, bare land. */
export function Ground() {
  return (
    <g>
      <rect width={SIZE.width} height={SIZE.height} fill="var(--skin-ground)" />
      <path d={GRATICULE} fill="none" stroke="var(--skin-line)" strokeWidth=".8" opacity=".3" />
      <g fill="none" stroke="var(--skin-line)" strokeLinejoin="round">
        <use href="#coast" strokeWidth="14" opacity=".12" />
        <use href="#coast" strokeWidth="6" opacity=".2" />
      </g>
      {BEYOND.map(({ id, d, kind }) => (
        <path
          key={id}
          d={d}
          fillRule="evenodd"
          style={kind === 'land' ? MUTED : { fill: 'var(--skin-ground)' }}
        />
      ))}
      {PROVINCES.map(({ id, kind }) =>
        kind === 'water' ? null : <use key={id} href={`#province-${id}`} fill="var(--skin-land)" />,
      )}
    </g>
  );
}
