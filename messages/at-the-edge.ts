import { languageOf, SESSION_COOKIES } from './choose-language';
import { LANGUAGE_NAME, type Language } from './languages';

interface Valued {
  readonly value: string;
}

/** A request as CloudFront passes it to a function. */
export interface EdgeRequest {
  readonly headers: Readonly<Record<string, Valued>>;
  readonly cookies: Readonly<Record<string, Valued>>;
  readonly querystring: Readonly<Record<string, Valued>>;
}

/** The language in which a page answers a request: the same as the pages would choose themselves (web/proxy.ts). */
export function languageAtTheEdge(request: EdgeRequest): Language {
  return languageOf({
    link: request.querystring[LANGUAGE_NAME]?.value,
    cookie: request.cookies[LANGUAGE_NAME]?.value,
    accept: request.headers['accept-language']?.value,
    loggedIn: SESSION_COOKIES.some((name) => request.cookies[name] !== undefined),
  });
}
