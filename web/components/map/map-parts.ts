import type { ReactNode } from 'react';

/** The parts of a map that never change, drawn on the server, for the moving ones to be laid between. */
export interface StillParts {
  readonly definitions: ReactNode;
  readonly ground: ReactNode;
  readonly relief: ReactNode;
  /** What stays in place when the map is moved. */
  readonly border: ReactNode;
}

/** The still parts of a map, and the anchors of those that move. */
export interface MapParts<Place> extends StillParts {
  readonly places: readonly Place[];
}
