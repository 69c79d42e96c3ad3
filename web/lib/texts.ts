import type { useTranslations } from 'next-intl';
import type { Messages } from '../../messages/en';

/** An area of the catalogue: one file per language. */
export type Area = keyof Messages;

/** The texts of an area in the reader's language, of the type that `useTranslations` and `getTranslations` return. */
export type Texts<One extends Exclude<Area, 'game'>> = ReturnType<typeof useTranslations<One>>;

/** The function that returns the texts of an area: `getTranslations`. */
export type GetTexts = <One extends Exclude<Area, 'game'>>(area: One) => Promise<Texts<One>>;

/** The games' own texts: each game has a file, whose keys its components know. */
export type GameTexts = ReturnType<typeof useTranslations<'game'>>;
