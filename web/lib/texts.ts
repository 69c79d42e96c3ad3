import type { useTranslations } from 'next-intl';
import type { GameSystemId } from '../../engine/games';
import type { Messages } from '../../messages/en';

/** An area whose keys the compiler knows: one file per language. */
export type KnownArea = Exclude<keyof Messages, 'game'>;

/** An area of the catalogue. What a game says may be in a file of its own (`messages/texts-of-games.ts`). */
export type Area = keyof Messages | `says-${GameSystemId}` | `says-position-${GameSystemId}`;

/** The texts of an area in the reader's language, of the type that `useTranslations` and `getTranslations` return. */
export type Texts<One extends KnownArea> = ReturnType<typeof useTranslations<One>>;

/** The function that returns the texts of an area: `getTranslations`. */
export type GetTexts = <One extends KnownArea>(area: One) => Promise<Texts<One>>;

/** The games' own texts: each game has a file, whose keys its components know. */
export type GameTexts = ReturnType<typeof useTranslations<'game'>>;
