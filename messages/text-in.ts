import type { Language } from './languages';

/** A text that its author wrote in other languages too. */
export type TextIn = Readonly<Partial<Record<Language, string>>>;

/** What a reader of a language reads: the text in theirs, or else the one that stands first. */
export function textFor(language: Language, text: string, others: TextIn): string {
  return others[language] ?? text;
}
