import { type Language, localeOf } from '../../messages/languages';

/** "Ines, Kenji and Olga" in the reader's language. */
export function listInWords(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language)).format(names);
}

/** The names of such a list and the words between them, for names that are links. */
export function partsOfList(
  names: readonly string[],
  language: Language,
): readonly { type: string; value: string }[] {
  return new Intl.ListFormat(localeOf(language)).formatToParts(names);
}
