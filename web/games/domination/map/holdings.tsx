import type { View } from '../../../../engine/domination/types';
import { solidOf } from '../../../components/frame/seats';

/** Held land: the holder's wash under the holder's pattern, so that colour never stands alone. Seas stay bare. */
export function Holdings({ forces, land }: { forces: View['forces']; land: ReadonlySet<string> }) {
  return (
    <g pointerEvents="none">
      {Object.entries(forces).map(([area, { seat }]) =>
        land.has(area) ? (
          <g key={area}>
            <use
              href={`#area-${area}`}
              style={{
                fill: `color-mix(in oklab, var(--f-${solidOf(seat)}) var(--f-wash), var(--skin-land))`,
              }}
            />
            <use
              href={`#area-${area}`}
              fill={`url(#pattern-${solidOf(seat)})`}
              style={{ opacity: 'var(--f-pattern)' }}
            />
          </g>
        ) : null,
      )}
    </g>
  );
}
