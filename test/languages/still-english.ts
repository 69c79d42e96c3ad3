/**
 * The files whose text is still in the code, and so in English for every reader. A file leaves this list when its area is in
 * the catalogue; none comes back (docs/languages.md).
 */
export const STILL_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  'web/app/games/[id]': ['opengraph-image.tsx'],
  'web/app/seasons/[id]': ['opengraph-image.tsx'],
};

/** How many they are. It may only shrink. */
export const STILL_ENGLISH_FILES = 2;
