import { memo } from 'react';
import type { Position } from '../../../../engine/classic/types';

/** A shade over the provinces in which the reader sees no units. */
export const Fog = memo(function Fog({ fog }: { fog: Position['fog'] | undefined }) {
  return (
    <g className="fog" fill="var(--skin-fog)" opacity=".34" pointerEvents="none">
      {fog?.outOfSight.map((id) => (
        <use key={id} href={`#province-${id}`} />
      ))}
    </g>
  );
});
