import { solidOf } from '../frame/seats';

/** The places that change hands in a step, by id: the seat that they belong to afterwards, or null. */
export type ChangedHands = ReadonlyMap<string, string | null>;

interface ChangedPlacesProps {
  readonly places: ChangedHands;
  /** The prefix of a place's id in the id of its outline: "hood". */
  readonly outline: string;
}

/** The outlines of places that change hands, in the colours of their new owners. */
export function ChangedPlaces({ places, outline }: ChangedPlacesProps) {
  return (
    <g pointerEvents="none">
      {[...places].map(([place, owner]) => (
        <use
          key={place}
          href={`#${outline}-${place}`}
          className="changed-place"
          style={{ stroke: owner === null ? 'var(--map-ink)' : `var(--f-${solidOf(owner)})` }}
        />
      ))}
    </g>
  );
}
