import path from 'node:path';
import type { Language } from '../../messages/languages';
import { readFirstFile } from './read-first-file';

export const OPERATOR_PAGES = ['privacy', 'terms', 'contact'] as const;
export type OperatorPage = (typeof OPERATOR_PAGES)[number];

/** The drafts; the server runs in the repository or in `web`, and `next.config.ts` lists the files for the build. */
const DRAFTS = [path.join(process.cwd(), 'site-pages'), path.join(process.cwd(), '../site-pages')];

/**
 * A page about the operator and the terms of the site, in Markdown: the operator's own, or else our draft. Each in the
 * reader's language, or else in English.
 */
export async function operatorPage(page: OperatorPage, language: Language): Promise<string> {
  const own = process.env.OPERATOR_PAGES_DIR;
  const folders = own === undefined ? [] : [own];
  const files = (folder: string) => [language, 'en'].map((one) => path.join(folder, one, `${page}.md`));
  const text = await readFirstFile([...folders.flatMap(files), ...DRAFTS.flatMap(files)]);
  if (text === null) throw new Error(`there is no page ${page}`);
  return text;
}
