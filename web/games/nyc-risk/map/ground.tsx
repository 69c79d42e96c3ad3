import { SIZE } from './geometry';
import { BEYOND, DRAWN_HOODS } from './shapes';

const MUTED = { fill: 'color-mix(in oklab, var(--skin-land) 45%, var(--skin-ground))' };

/** Everything below the owners' colours: water, areas beyond the board, white blocks. */
export function Ground() {
  return (
    <g>
      <rect width={SIZE.width} height={SIZE.height} fill="var(--skin-ground)" />
      <use href="#coast" fill="none" stroke="var(--skin-line)" strokeWidth="16" opacity=".22" />
      {BEYOND.map(({ id, d }) => (
        <path key={id} d={d} fillRule="evenodd" style={MUTED} />
      ))}
      {DRAWN_HOODS.map(({ id }) => (
        <use key={id} href={`#hood-${id}`} fill="var(--skin-land)" />
      ))}
    </g>
  );
}
