import { SIZE } from './geometry';
import { BEYOND, DRAWN_AREAS, GRATICULE } from './shapes';

const MUTED = { fill: 'color-mix(in oklab, var(--skin-land) 45%, var(--skin-ground))' };

/** Everything below the holders' colours: the sea with its graticule, parts out of play, bare land. */
export function Ground() {
  return (
    <g>
      <rect width={SIZE.width} height={SIZE.height} fill="var(--skin-ground)" />
      <path d={GRATICULE} fill="none" stroke="var(--skin-line)" strokeWidth=".8" opacity=".45" />
      <use href="#coast" fill="none" stroke="var(--skin-line)" strokeWidth="7" opacity=".22" />
      {BEYOND.map(({ id, d, kind }) => (
        <path
          key={id}
          d={d}
          fillRule="evenodd"
          style={kind === 'land' ? MUTED : { fill: 'var(--skin-ground)' }}
        />
      ))}
      {DRAWN_AREAS.map(({ id, kind }) =>
        kind === 'land' ? <use key={id} href={`#area-${id}`} fill="var(--skin-land)" /> : null,
      )}
    </g>
  );
}
