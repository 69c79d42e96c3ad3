import { type Language, localeOf } from '../../messages/languages';

/** Points for tables: two decimals at most, and a real minus sign. */
export function pointsText(points: number, language: Language = 'en'): string {
  return figure(points, language, { maximumFractionDigits: 2 });
}

/** Points for a column of points: always one decimal. */
export function pointsInColumn(points: number, language: Language): string {
  return figure(points, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A mean place: always two decimals. */
export function placeText(place: number, language: Language): string {
  return figure(place, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function figure(points: number, language: Language, digits: Intl.NumberFormatOptions): string {
  const as = { ...digits, useGrouping: false, signDisplay: 'negative' } as const;
  return formatter(language, as).format(points).replace('-', '\u2212');
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, since a table formats hundreds of figures. */
function formatter(language: Language, as: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, as]);
  const made = formatters.get(key) ?? new Intl.NumberFormat(localeOf(language), as);
  formatters.set(key, made);
  return made;
}
