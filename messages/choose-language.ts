import Negotiator from 'negotiator';
import { isLanguage, LANGUAGES, type Language } from './languages';

/** In which the edge, or the pages where there is none, say which language a request gets. */
export const LANGUAGE_HEADER = 'x-language';

/** What a request says of its reader's languages. */
export interface AskedLanguage {
  /** Of the link that was followed. */
  readonly link?: string | null | undefined;
  /** Of the cookie that keeps a choice. */
  readonly cookie?: string | null | undefined;
  /** The header Accept-Language. */
  readonly accept?: string | null | undefined;
  /** Whether somebody is logged in: the cookie has their account's choice, and no link changes it. */
  readonly loggedIn?: boolean;
}

/** The language of a reader: their own choice, or what a link says, or the first that their browser prefers. */
export function languageOf({ link, cookie, accept, loggedIn = false }: AskedLanguage): Language {
  const chosen = loggedIn ? [cookie, link] : [link, cookie];
  return chosen.find(isLanguage) ?? preferred(accept);
}

/** The first language that a browser prefers and that there is; "*" and silence are content with English. */
function preferred(accept: string | null | undefined): Language {
  const headers = { 'accept-language': accept ?? '' };
  return new Negotiator({ headers }).languages([...LANGUAGES]).find(isLanguage) ?? LANGUAGES[0];
}
