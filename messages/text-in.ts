import type { Language } from './languages';

/** A text that its author wrote in other languages too. */
export type TextIn = Readonly<Partial<Record<Language, string>>>;

/** The text in a reader's language, or else the original one. */
export function textFor(language: Language, text: string, others: TextIn): string {
  return others[language] ?? text;
}
