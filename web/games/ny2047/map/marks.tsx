import type { Position, TurretonName } from '../../../../engine/ny2047/types';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Place } from './shapes';

/** Stars, flags of home bases, and Turretons in the colour of the faction that they are loyal to. */
export function Marks({
  places,
  position,
  layout,
}: {
  places: readonly Place[];
  position: Position;
  layout: LayoutName;
}) {
  const homes = new Map(
    Object.entries(position.homes).flatMap(([faction, space]) => (space ? [[space, faction]] : [])),
  );
  return (
    <g pointerEvents="none">
      {places.map((place) => {
        const mark = place[layout].mark;
        if (mark === null) return null;
        const scale = layout === 'full' ? 0.72 : 0.92;
        const at = `translate(${Math.min(mark[0], WIDEST)} ${mark[1]}) scale(${scale})`;
        const home = homes.get(place.id);
        if (home !== undefined) return <Flag key={place.id} faction={home} at={at} />;
        if (place.turreton !== null)
          return (
            <Turreton
              key={place.id}
              name={place.turreton}
              loyal={position.turretons[place.turreton as TurretonName]}
              at={at}
            />
          );
        return place.star ? <Star key={place.id} at={at} /> : null;
      })}
    </g>
  );
}

/** Marks at the edge of the chart stay clear of its frame. */
const WIDEST = 964;

function Star({ at }: { at: string }) {
  return (
    <use
      href="#star"
      transform={at}
      fill="var(--map-star)"
      stroke="var(--map-halo)"
      strokeWidth="3"
      paintOrder="stroke"
      strokeLinejoin="round"
    />
  );
}

const FLAG = 'M-9-13h24l-5 8.5 5 8.5H-9z';

function Flag({ faction, at }: { faction: string; at: string }) {
  const solid = `var(--f-${faction})`;
  return (
    <g transform={at}>
      <path d="M-10 14V-13" stroke="var(--map-halo)" strokeWidth="6" strokeLinecap="round" />
      <path
        d={FLAG}
        fill={solid}
        stroke="var(--map-halo)"
        strokeWidth="5"
        paintOrder="stroke"
        strokeLinejoin="round"
      />
      <path d={FLAG} fill={solid} stroke="var(--map-ink)" strokeWidth="1.2" />
      <path d="M-10 15V-14" stroke="var(--map-ink)" strokeWidth="2.4" strokeLinecap="round" />
      <use href="#star" transform="translate(0 -4.5) scale(.6)" fill={`var(--f-${faction}-on)`} />
    </g>
  );
}

const WAVES = 'M-17 9q5.7-5 11.4 0t11.4 0 11.4 0v6h-34z';

function Turreton({ name, loyal, at }: { name: string; loyal: string | null; at: string }) {
  const water = loyal === null ? 'var(--map-halo)' : `var(--f-${loyal})`;
  return (
    <g transform={at}>
      <path d={WAVES} fill={water} stroke="var(--map-halo)" strokeWidth="4" paintOrder="stroke" />
      <path d={WAVES} fill={water} stroke="var(--map-ink)" />
      <use
        href={`#turreton-${name}`}
        x="-14.4"
        y="-21"
        width="28.8"
        height="28.8"
        fill="var(--map-ink)"
        stroke="var(--map-halo)"
        strokeWidth="3"
        paintOrder="stroke"
      />
      <use
        href="#star"
        transform="translate(17 -6) scale(.62)"
        fill="var(--map-star)"
        stroke="var(--map-halo)"
        strokeWidth="4"
        paintOrder="stroke"
      />
    </g>
  );
}
