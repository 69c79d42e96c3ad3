import { isLanguage, LANGUAGES, type Language } from './languages';

// This also runs at the edge, whose JavaScript has no destructuring, no spread and no loops over lists
// (infra/lib/edge-code.ts).

/** The header in which the edge, or the pages without one, state the language of a request. */
export const LANGUAGE_HEADER = 'x-language';

/** The cookies with a reader's session, over an encrypted connection and on one machine. */
export const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;

/** The parts of a request that state its reader's languages. */
export interface AskedLanguage {
  /** From the link that was followed. */
  readonly link?: string | null | undefined;
  /** From the cookie that stores a choice. */
  readonly cookie?: string | null | undefined;
  /** The header Accept-Language. */
  readonly accept?: string | null | undefined;
  /** Whether the reader is logged in: the cookie has their account's choice, and no link changes it. */
  readonly loggedIn?: boolean;
}

/** The language of a reader: their own choice, else the link's, else the one that their browser prefers. */
export function languageOf(asked: AskedLanguage): Language {
  const chosen = asked.loggedIn === true ? [asked.cookie, asked.link] : [asked.link, asked.cookie];
  return chosen.find(isLanguage) ?? preferred(asked.accept ?? '');
}

/** The language with the highest weight in "de-CH,fr;q=0.9"; English for "*" and without a header. */
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
