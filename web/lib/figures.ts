import { type Language, localeOf } from '../../messages/languages';

/** Points as tables show them: two decimals at most, and a real minus sign. */
export function pointsText(points: number, language: Language = 'en'): string {
  return figure(points, language, { maximumFractionDigits: 2 });
}

/** Points in a column of the same: always one decimal. */
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

/** A table asks for hundreds of figures. */
function formatter(language: Language, as: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, as]);
  const made = formatters.get(key) ?? new Intl.NumberFormat(localeOf(language), as);
  formatters.set(key, made);
  return made;
}
