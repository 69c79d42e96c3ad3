import { LANGUAGES, type Language } from '../../messages/languages';

/** The title and the lines of a post, in every language. */
export type Post = Readonly<Record<Language, readonly string[]>>;

/** Words that English shares with another language. */
const SHARED: ReadonlySet<string> = new Set(['bot', 'control']);

/**
 * The English parts for readers of German or Spanish: whole lines, and words that the English post has too. Typed texts
 * do not count.
 */
export function inEnglishStill(post: Post, typed: readonly string[]): readonly string[] {
  const untyped = (line = '') => typed.reduce((text, one) => text.replaceAll(one, ''), line);
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const lines = post[language];
    if (lines.length !== post.en.length) return [`${lines.length} lines in ${language}`];
    return lines.flatMap((line, at) => sharedBy(untyped(line), untyped(post.en[at])));
  });
}

function sharedBy(line: string, english: string): readonly string[] {
  if (line === english) return line === '' ? [] : [line];
  const words = new Set(wordsOf(english));
  return wordsOf(line).filter((word) => words.has(word) && !SHARED.has(word));
}

/** Names begin with a capital: they stay the same in every language. */
function wordsOf(text: string): readonly string[] {
  return text.match(/(?<![\p{L}’-])\p{Ll}[\p{L}’-]{2,}/gu) ?? [];
}
