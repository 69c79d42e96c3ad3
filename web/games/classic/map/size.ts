import type { MarkedLayout } from '../../../components/map/map-file';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Label, MapPlace, Point } from '../../../components/map/places';

/** Where a fleet on a coast stands, and where the coast's letters are written. */
interface CoastLayout {
  readonly unit: Point;
  readonly label: Label;
}

/** Where things of a province are drawn in one of the two layouts. */
export interface Layout extends MarkedLayout {
  /** Where a unit stands that was driven out. */
  readonly dislodged: Point;
  /** By location, such as "spa/nc". */
  readonly coasts: Readonly<Record<string, CoastLayout>>;
}

/** A province of the map. */
export interface Place extends MapPlace<Layout> {
  readonly water: boolean;
}

export const SIZE = { width: 1000, height: 880 };

/** Where units stand, by location; with `dislodged`, where those stand that were driven out. */
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
