import type { View } from '../../../../engine/nyc-risk/types';
import { solidOf } from '../../../components/frame/seats';

/** Owned hoods: the owner's wash under the owner's pattern, so that colour never stands alone. */
export function Holdings({ hoods }: { hoods: View['hoods'] }) {
  return (
    <g pointerEvents="none">
      {Object.entries(hoods).map(([hood, { owner }]) =>
        owner === null ? null : (
          <g key={hood}>
            <use
              href={`#hood-${hood}`}
              style={{
                fill: `color-mix(in oklab, var(--f-${solidOf(owner)}) var(--f-wash), var(--skin-land))`,
              }}
            />
            <use
              href={`#hood-${hood}`}
              fill={`url(#pattern-${solidOf(owner)})`}
              style={{ opacity: 'var(--f-pattern)' }}
            />
          </g>
        ),
      )}
    </g>
  );
}
