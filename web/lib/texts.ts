import type { useTranslations } from 'next-intl';
import type { Messages } from '../../messages/en';

/** An area of the catalogue: a file of each language. */
export type Area = keyof Messages;

/** The texts of an area in the reader's language, as `useTranslations` and `getTranslations` give them. */
export type Texts<One extends Exclude<Area, 'game'>> = ReturnType<typeof useTranslations<One>>;

/** What gives the texts of an area: `getTranslations`. */
export type GetTexts = <One extends Exclude<Area, 'game'>>(area: One) => Promise<Texts<One>>;

/** The games' own texts: each has a file, and its face knows what it says. */
export type GameTexts = ReturnType<typeof useTranslations<'game'>>;
