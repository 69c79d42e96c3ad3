import { createContext, use } from 'react';
import type { Point } from './places';

/** The places that a board keeps in view in place of the reader's own: those of a lesson. */
export const ShownFirst = createContext<readonly string[]>([]);

interface PlaceWithPiece {
  readonly id: string;
  readonly compact: { readonly unit: Point };
}

/** The points that a board shows first: the places of a lesson, or else the reader's own piece. */
export function useNear(places: readonly PlaceWithPiece[], focus: string | null): readonly Point[] {
  const shown = use(ShownFirst);
  return places
    .filter(({ id }) => (shown.length > 0 ? shown.includes(id) : id === focus))
    .map(({ compact }) => compact.unit);
}
