import { type Language, localeOf } from '../../../messages/languages';

/** Writes points with one decimal in a language, for files: 1234.5 as “1234,5” in German, without a sign for thousands. */
export function pointsIn(language: Language): (points: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat(localeOf(language), digits).format;
}
