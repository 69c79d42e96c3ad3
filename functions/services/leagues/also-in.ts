import { isLanguage, LANGUAGE_NAMES } from '../../../messages/languages';
import type { TextIn } from '../../../messages/text-in';

/** What a text says in other languages, as it follows the text in the words of the log. */
export function alsoIn(texts: TextIn): string {
  const said = Object.entries(texts).flatMap(([language, text]) =>
    isLanguage(language) ? [`; ${LANGUAGE_NAMES[language]}: ${text}`] : [],
  );
  return said.join('');
}
