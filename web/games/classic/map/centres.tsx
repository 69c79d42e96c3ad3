import { memo } from 'react';
import type { Position } from '../../../../engine/classic/types';
import { solidOf } from '../../../components/frame/seats';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Place } from './geometry';

const RADIUS: Readonly<Record<LayoutName, number>> = { full: 4.6, compact: 6 };

interface CentresProps {
  readonly places: readonly Place[];
  readonly centres: Position['centres'];
  readonly layout: LayoutName;
}

/** A dotted disc for each centre, in its owner's colour. */
export const Centres = memo(function Centres({ places, centres, layout }: CentresProps) {
  return (
    <g pointerEvents="none">
      {places.map((place) => {
        const { mark } = place[layout];
        if (mark === null) return null;
        const owner = centres[place.id];
        return (
          <g key={place.id} transform={`translate(${mark[0]} ${mark[1]}) scale(${RADIUS[layout] / 6})`}>
            <CentreMark {...(owner !== undefined && { owner })} />
          </g>
        );
      })}
    </g>
  );
});

/** The mark of a centre around (0, 0), 6 units in radius. */
export function CentreMark({ owner }: { owner?: string }) {
  const [solid, dot] =
    owner === undefined
      ? ['var(--map-halo)', 'var(--map-ink)']
      : [`var(--f-${solidOf(owner)})`, `var(--f-${solidOf(owner)}-on)`];
  return (
    <>
      <circle r="7.6" fill="var(--map-halo)" />
      <circle r="6" fill={solid} stroke="var(--map-ink)" strokeWidth="1.4" />
      <circle r="2.3" fill={dot} />
    </>
  );
}
