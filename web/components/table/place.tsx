import { createContext, useContext } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';

/** The parent of a table: its name above the board, and the link back. */
export interface Place {
  readonly name: string;
  readonly href: string;
  /** The name of the link back, in a few words for its label. */
  readonly backTo: string;
}

/** The place of a table without a season. */
export const PlaceOfTable = createContext<Place | null>(null);

/** The place of a table: the season of its game or the practice boards, unless the page provides another. */
export function usePlace({ season, board, practice, friends }: Game): Place {
  const t = useTexts('table');
  const other = useContext(PlaceOfTable);
  if (other !== null) return other;
  if (practice !== null)
    return {
      name: friends === null ? t('place.bots', { level: practice }) : t('place.friends'),
      href: '/practice',
      backTo: t('place.practice'),
    };
  return {
    name: t('place.season', { season: season.name, board }),
    href: `/seasons/${season.id}`,
    backTo: season.name,
  };
}
