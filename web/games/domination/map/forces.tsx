import { areaOf, RESOURCES } from '../../../../engine/domination/data/map';
import type { View } from '../../../../engine/domination/types';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import type { Change } from '../changes';
import { EmptyPicture, ForcePicture } from './force-picture';
import type { Place } from './geometry';

const HALF: Readonly<Record<LayoutName, number>> = { full: 9.5, compact: 13 };
const NONE: ReadonlySet<string> = new Set();
const SYMBOLS = new Map(RESOURCES.map(({ id, symbol }) => [id, symbol]));

interface ForcesProps {
  readonly places: readonly Place[];
  readonly forces: View['forces'];
  /** Builds and Reductions that orders would make, by area. */
  readonly changes: ReadonlyMap<string, Change>;
  readonly layout: LayoutName;
  /** Areas whose Force is new or changed, animated as it appears. */
  readonly appearing?: ReadonlySet<string>;
  /** The motions of Forces that are removed or reduced, by area. */
  readonly fates?: ReadonlyMap<string, string>;
}

/** Every Force on the map with the effects of the orders, and every resource. */
export function Forces({ places, forces, changes, layout, appearing = NONE, fates }: ForcesProps) {
  return (
    <g pointerEvents="none">
      {places.map((place) => {
        const { unit, mark } = place[layout];
        const force = forces[place.id];
        const change = changes.get(place.id);
        return (
          <g key={place.id}>
            {mark === null ? null : <ResourceDisc at={mark} area={place.id} layout={layout} />}
            <g transform={`translate(${unit[0]} ${unit[1]})`}>
              {force === undefined ? (
                change === undefined ? null : (
                  <EmptyPicture half={HALF[layout]} />
                )
              ) : (
                <g className={appearing.has(place.id) ? 'appearing' : fates?.get(place.id)}>
                  <ForcePicture {...force} half={HALF[layout]} />
                </g>
              )}
              {change === undefined ? null : <ChangeBadges change={change} half={HALF[layout]} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

function ResourceDisc({ at, area, layout }: { at: Point; area: string; layout: LayoutName }) {
  const radius = layout === 'full' ? 7.5 : 10;
  return (
    <g className="lettered" transform={`translate(${at[0]} ${at[1]})`}>
      <circle r={radius} fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.2" />
      <text className="resource-letter" y={radius * 0.46} style={{ fontSize: radius * 1.3 }}>
        {SYMBOLS.get(areaOf(area).resource ?? '')}
      </text>
    </g>
  );
}

/** "−1" above "+2" beside the Force, in the order in which they are made. */
function ChangeBadges({ change: { builds, reductions }, half }: { change: Change; half: number }) {
  const texts = [...(reductions > 0 ? [`−${reductions}`] : []), ...(builds > 0 ? [`+${builds}`] : [])];
  const size = half * 1.3;
  return texts.map((text, at) => (
    <g
      key={text}
      transform={`translate(${-half - size * 0.95} ${(at - (texts.length - 1) / 2) * size * 1.25})`}
    >
      <rect
        x={-size * 0.8}
        y={-size * 0.6}
        width={size * 1.6}
        height={size * 1.2}
        rx="2.5"
        fill="var(--map-ink)"
      />
      <text className="change-text" y={size * 0.33} style={{ fontSize: size * 0.95 }}>
        {text}
      </text>
    </g>
  ));
}
