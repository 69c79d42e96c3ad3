import type { View } from '../../../../engine/nyc-risk/types';
import type { People } from '../../../components/frame/people';
import { seatInitials, solidOf } from '../../../components/frame/seats';
import { type Arrivals, arrivalFrom, NO_ARRIVALS } from '../../../components/map/arrival';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import type { Place } from './geometry';

interface ArmiesProps {
  readonly places: readonly Place[];
  readonly view: Pick<View, 'hoods' | 'mayors'>;
  readonly people: People;
  readonly layout: LayoutName;
  readonly arrivals?: Arrivals;
}

/** The armies: a count in a bullet of the owner's colour, under a top hat if a mayor is there. */
export function Armies({ places, view, people, layout, arrivals = NO_ARRIVALS }: ArmiesProps) {
  const anchors = new Map(places.map((place) => [place.id, place[layout].unit]));
  const mayors = new Set(Object.values(view.mayors));
  return (
    <g pointerEvents="none">
      {places.map((place) => {
        const holding = view.hoods[place.id];
        if (holding === undefined || (holding.owner === null && holding.units === 0)) return null;
        const from = arrivals.get(place.id);
        return (
          <g key={`${place.id} ${from}`} {...arrivalFrom(anchors.get(from ?? ''), place[layout].unit)}>
            <Army
              at={place[layout].unit}
              owner={holding.owner}
              units={holding.units}
              mayor={mayors.has(place.id)}
              initials={
                layout === 'full' && holding.owner !== null
                  ? seatInitials(holding.owner, people[holding.owner])
                  : null
              }
            />
          </g>
        );
      })}
    </g>
  );
}

interface ArmyProps {
  readonly at: Point;
  readonly owner: string | null;
  readonly units: number;
  readonly mayor: boolean;
  /** Shown if the board is large enough to read them. */
  readonly initials: string | null;
}

function Army({ at, owner, units, mayor, initials }: ArmyProps) {
  const solid = owner === null ? 'var(--map-halo)' : `var(--f-${solidOf(owner)})`;
  const on = owner === null ? 'var(--map-ink)' : `var(--f-${solidOf(owner)}-on)`;
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${initials === null ? 1 : 0.76})`}>
      {mayor ? (
        <>
          <use
            href="#hat"
            fill="var(--map-ink)"
            stroke="var(--map-halo)"
            strokeWidth="3"
            paintOrder="stroke"
            strokeLinejoin="round"
          />
          <path d="M-7.8-19.5H7.8" stroke={solid} strokeWidth="3.4" />
        </>
      ) : null}
      <circle r="14.5" fill="var(--map-halo)" />
      <circle
        r="13"
        fill={solid}
        stroke="var(--map-ink)"
        strokeWidth="1.6"
        strokeDasharray={owner === null ? '3 2.4' : undefined}
      />
      <text y="5.8" className="army-count" style={{ fill: on, fontSize: units > 99 ? 12.5 : 16.5 }}>
        {units}
      </text>
      {initials === null ? null : (
        <text y="24" className="army-owner">
          {initials}
        </text>
      )}
    </g>
  );
}
