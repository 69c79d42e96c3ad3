import { type Language, localeOf } from '../../messages/languages';

/** "Ines, Kenji and Olga" in the reader's language. */
export function listInWords(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language)).format(names);
}
