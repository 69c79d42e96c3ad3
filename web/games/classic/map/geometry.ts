import type { MarkedLayout } from '../../../components/map/map-file';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Label, MapPlace, Point } from '../../../components/map/places';

/** The position of a fleet on a coast, and of the coast's letters. */
interface CoastLayout {
  readonly unit: Point;
  readonly label: Label;
}

/** The positions of a province's parts in one of the two layouts. */
export interface Layout extends MarkedLayout {
  /** The position of a dislodged unit. */
  readonly dislodged: Point;
  /** By location, such as "spa/nc". */
  readonly coasts: Readonly<Record<string, CoastLayout>>;
}

/** A province of the map. */
export interface Place extends MapPlace<Layout> {
  readonly water: boolean;
}

export const SIZE = { width: 1000, height: 880 };

/** The positions of units, by location; with `dislodged`, those of dislodged ones. */
export function anchorsOf(
  places: readonly Place[],
  layout: LayoutName,
  dislodged = false,
): ReadonlyMap<string, Point> {
  return new Map(
    places.flatMap((place): readonly (readonly [string, Point])[] => {
      const { unit, coasts, dislodged: aside } = place[layout];
      return [
        [place.id, dislodged ? aside : unit],
        ...Object.entries(coasts).map(([id, coast]) => [id, dislodged ? aside : coast.unit] as const),
      ];
    }),
  );
}

/** The name of the position beside a location, at which a dislodged unit stands. */
export function besideOf(location: string): string {
  return `beside ${location}`;
}
