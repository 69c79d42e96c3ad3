import type { Position } from '../../../../engine/ny2047/types';

/** Held land: the holder's wash under the holder's pattern, so that colour never stands alone. */
export function Holders({ control }: { control: Position['control'] }) {
  return (
    <g pointerEvents="none">
      {Object.entries(control).map(([space, faction]) => (
        <g key={space}>
          <use
            href={`#space-${space}`}
            style={{ fill: `color-mix(in oklab, var(--f-${faction}) var(--f-wash), var(--map-land))` }}
          />
          <use
            href={`#space-${space}`}
            fill={`url(#pattern-${faction})`}
            style={{ opacity: 'var(--f-pattern)' }}
          />
        </g>
      ))}
    </g>
  );
}
