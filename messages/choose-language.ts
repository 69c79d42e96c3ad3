import { isLanguage, LANGUAGES, type Language } from './languages';

// This runs at the edge too, whose JavaScript has no destructuring, no spread and no loops over lists (infra/lib/edge-code.ts).

/** In which the edge, or the pages where there is none, say which language a request gets. */
export const LANGUAGE_HEADER = 'x-language';

/** The cookies that hold a reader's session, over an encrypted connection and on one machine. */
export const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;

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

/** The language of a reader: their own choice, or what a link says, or the one that their browser prefers. */
export function languageOf(asked: AskedLanguage): Language {
  const chosen = asked.loggedIn === true ? [asked.cookie, asked.link] : [asked.link, asked.cookie];
  return chosen.find(isLanguage) ?? preferred(asked.accept ?? '');
}

/** Of "de-CH,fr;q=0.9" the language with the highest weight; English for "*" and for silence. */
export function preferred(accept: string): Language {
  const wanted = accept.split(',').map((part) => {
    const words = part.split(';');
    const language = words[0]?.trim().toLowerCase().split('-')[0];
    return { language, weight: weightOf(words[1] ?? '') };
  });
  const best = wanted.reduce(
    (most, one) => (isLanguage(one.language) && one.weight > most.weight ? one : most),
    { language: LANGUAGES[0], weight: 0 },
  );
  return isLanguage(best.language) ? best.language : LANGUAGES[0];
}

function weightOf(parameter: string): number {
  const found = /^\s*q\s*=\s*([\d.]+)/.exec(parameter);
  return found === null ? 1 : Number(found[1]);
}
