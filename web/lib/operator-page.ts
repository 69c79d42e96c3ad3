import type { Language } from '../../messages/languages';
import { inRepository, readFirstFile } from './read-first-file';

export const OPERATOR_PAGES = ['privacy', 'terms', 'contact'] as const;
export type OperatorPage = (typeof OPERATOR_PAGES)[number];

/** The folder of the drafts. */
const DRAFTS = 'site-pages';

/**
 * A page about the operator and the terms of the site, in Markdown: the operator's own, or else our draft. Each in the
 * reader's language, or else in English.
 */
export async function operatorPage(page: OperatorPage, language: Language): Promise<string> {
  const own = process.env.OPERATOR_PAGES_DIR;
  const files = [language, 'en'].map((one) => `${one}/${page}.md`);
  const text = await readFirstFile([
    ...(own === undefined ? [] : files.map((file) => `${own}/${file}`)),
    ...files.flatMap((file) => inRepository(`${DRAFTS}/${file}`)),
  ]);
  if (text === null) throw new Error(`there is no page ${page}`);
  return text;
}
