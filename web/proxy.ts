import { type NextRequest, NextResponse } from 'next/server';
import { EDGE_HEADER } from '../functions/api/edge-door';
import { loggedPath } from '../functions/logged-path';
import { logMetrics } from '../functions/metrics';
import { LANGUAGE_HEADER, languageOf, SESSION_COOKIES } from '../messages/choose-language';
import { isLanguage, LANGUAGE_NAME, type Language } from '../messages/languages';
import { isThroughTheSite } from './lib/edge';
import { PAGE_HEADER, pathInLanguage } from './lib/page-header';
import { siteAddress } from './lib/site-address';
import { sharedCacheControl } from './lib/static-pages';

/** Boards for frames on other sites: as every visitor sees them, with nothing on them that changes anything. */
const FRAMED = /^\/embed\//;

/**
 * Only scripts that carry this answer's nonce run, nothing comes from another origin, and no other page shows this one in
 * a frame.
 */
function policy(nonce: string, path: string): string {
  const development = process.env.NODE_ENV === 'development';
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `worker-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${FRAMED.test(path) ? '*' : "'none'"}`,
  ].join('; ');
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (!(await isThroughTheSite(request.headers.get(EDGE_HEADER)))) return refusal(request);
  // What answers there is no page.
  if (request.nextUrl.pathname.startsWith('/api/')) return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  const allowed = policy(nonce, request.nextUrl.pathname);
  headers.set('content-security-policy', allowed);
  const { language, isChosen } = languageAsked(request);
  headers.set(LANGUAGE_HEADER, language);
  headers.set(PAGE_HEADER, addressOf(request.nextUrl, language));
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('content-security-policy', allowed);
  const { method, cookies, nextUrl } = request;
  const authorization = isReaders(request.headers.get('authorization'));
  const asked = { method, path: nextUrl.pathname, cookies: cookies.size, authorization };
  const kept = sharedCacheControl({ ...asked, chooses: isChosen });
  if (kept !== null) answer.headers.set('cache-control', kept);
  if (isChosen) answer.cookies.set(LANGUAGE_NAME, language, ofTheBrowser());
  return answer;
}

/** The language of a page, and whether its link has just chosen it. The edge says which, where there is one. */
function languageAsked({ headers, cookies, nextUrl }: NextRequest): {
  readonly language: Language;
  readonly isChosen: boolean;
} {
  const link = nextUrl.searchParams.get(LANGUAGE_NAME);
  const cookie = cookies.get(LANGUAGE_NAME)?.value;
  const found = headers.get(LANGUAGE_HEADER);
  const asked = { link, cookie, accept: headers.get('accept-language'), loggedIn: hasSession(cookies) };
  const language = isLanguage(found) ? found : languageOf(asked);
  return { language, isChosen: language === link && language !== cookie };
}

/** The address of a page by which others know it: without what belongs to one visit, in the language of its link. */
function addressOf({ pathname, searchParams }: URL, language: Language): string {
  return searchParams.get(LANGUAGE_NAME) === language ? pathInLanguage(pathname, language) : pathname;
}

function hasSession(cookies: NextRequest['cookies']): boolean {
  return SESSION_COOKIES.some((name) => cookies.has(name));
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** A cookie as web/lib/keep-choice.ts sets it. */
function ofTheBrowser() {
  return { maxAge: YEAR_SECONDS, sameSite: 'lax', secure: siteAddress().startsWith('https:') } as const;
}

/** CloudFront signs what it asks for a visitor; any other login is a reader's. */
function isReaders(authorization: string | null): boolean {
  return authorization !== null && !authorization.startsWith('AWS4-HMAC-SHA256 ');
}

/** Past the site's distribution there is no firewall: nothing is rendered there, and nobody logs in. */
function refusal({ method, nextUrl: { pathname }, headers }: NextRequest): NextResponse {
  const address = headers.get('x-forwarded-for') ?? undefined;
  logMetrics('refused at the door', { method, path: loggedPath(pathname), address }, { RefusedAtDoor: 1 });
  const said = `This address is for the site alone. Open ${siteAddress()}${pathname}\n`;
  return new NextResponse(said, { status: 403, headers: { 'cache-control': 'no-store' } });
}

export const config = {
  matcher: [{ source: '/((?!_next/static|_next/image|v1|favicon|icon).*)' }],
};
