import type { Position } from '../../../../engine/classic/types';
import { solidOf } from '../../../components/frame/seats';

/** Centres that somebody owns: the owner's wash under the owner's pattern, so that colour never stands alone. */
export function Owners({ centres }: { centres: Position['centres'] }) {
  return (
    <g pointerEvents="none">
      {Object.entries(centres).map(([province, power]) => {
        const solid = solidOf(power);
        const wash = `color-mix(in oklab, var(--f-${solid}) var(--f-wash), var(--skin-land))`;
        return (
          <g key={province}>
            <use href={`#province-${province}`} style={{ fill: wash }} />
            <use
              href={`#province-${province}`}
              fill={`url(#pattern-${solid})`}
              style={{ opacity: 'var(--f-pattern)' }}
            />
          </g>
        );
      })}
    </g>
  );
}
