import { createContext, useContext } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { botsOf } from '../practice/levels';

/** Where a table belongs: its name above the board, and the way back. */
export interface Place {
  readonly name: string;
  readonly href: string;
  readonly backTo: string;
}

/** The place of a table that belongs to no season. */
export const PlaceOfTable = createContext<Place | null>(null);

/** The place of a table: the season of its game or the practice boards, unless the page says otherwise. */
export function usePlace({ season, board, practice, friends }: Game): Place {
  const other = useContext(PlaceOfTable);
  if (other !== null) return other;
  if (practice !== null)
    return {
      name: friends === null ? `Practice, ${botsOf(practice)}` : 'With friends',
      href: '/practice',
      backTo: 'Practice',
    };
  return { name: `${season.name}, board ${board}`, href: `/seasons/${season.id}`, backTo: season.name };
}
