import { memo } from 'react';
import { solidOf } from '../frame/seats';

interface OwnedPlacesProps {
  /** The seat that owns each place; places without an owner are absent. */
  readonly owners: Readonly<Record<string, string>>;
  /** The prefix of a place's id in the id of its outline: "hood". */
  readonly outline: string;
  /** The colour of bare land. */
  readonly land?: string;
}

/** Owned places: the owner's wash under the owner's pattern, so that colour never stands alone. */
export const OwnedPlaces = memo(function OwnedPlaces({
  owners,
  outline,
  land = 'var(--skin-land)',
}: OwnedPlacesProps) {
  return (
    <g pointerEvents="none">
      {Object.entries(owners).map(([place, seat]) => {
        const href = `#${outline}-${place}`;
        const solid = solidOf(seat);
        return (
          <g key={place}>
            <use
              href={href}
              style={{ fill: `color-mix(in oklab, var(--f-${solid}) var(--f-wash), ${land})` }}
            />
            <use href={href} fill={`url(#pattern-${solid})`} style={{ opacity: 'var(--f-pattern)' }} />
          </g>
        );
      })}
    </g>
  );
});
