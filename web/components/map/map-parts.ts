import type { ReactNode } from 'react';

/** The static parts of a map, rendered on the server, with room for the moving ones between them. */
export interface StillParts {
  readonly definitions: ReactNode;
  readonly ground: ReactNode;
  readonly relief: ReactNode;
  /** The parts that do not move with the map. */
  readonly border: ReactNode;
}

/** The static parts of a map, and the anchors of the moving ones. */
export interface MapParts<Place> extends StillParts {
  readonly places: readonly Place[];
}
