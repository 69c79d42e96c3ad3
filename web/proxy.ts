import { type NextRequest, NextResponse } from 'next/server';
import { EDGE_HEADER } from '../functions/api/edge-door';
import { logMetrics } from '../functions/metrics';
import { isThroughTheSite } from './lib/edge';
import { keptForAll } from './lib/same-for-all';
import { siteAddress } from './lib/site-address';

/** Only scripts that carry this answer's nonce run, and nothing comes from another origin. */
function policy(nonce: string): string {
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
    `frame-ancestors 'none'`,
  ].join('; ');
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (!(await isThroughTheSite(request.headers.get(EDGE_HEADER)))) return refusal(request);
  // What answers there is no page.
  if (request.nextUrl.pathname.startsWith('/api/')) return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy(nonce));
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('content-security-policy', policy(nonce));
  const { method, cookies, nextUrl } = request;
  const authorization = isReaders(request.headers.get('authorization'));
  const kept = keptForAll({ method, path: nextUrl.pathname, cookies: cookies.size, authorization });
  if (kept !== null) answer.headers.set('cache-control', kept);
  return answer;
}

/** CloudFront signs what it asks for a visitor; any other login is a reader's. */
function isReaders(authorization: string | null): boolean {
  return authorization !== null && !authorization.startsWith('AWS4-HMAC-SHA256 ');
}

/** Past the site's distribution there is no firewall: nothing is rendered there, and nobody logs in. */
function refusal({ method, nextUrl: { pathname }, headers }: NextRequest): NextResponse {
  const address = headers.get('x-forwarded-for') ?? undefined;
  logMetrics('refused at the door', { method, path: pathname, address }, { RefusedAtDoor: 1 });
  const said = `This address is for the site alone. Open ${siteAddress()}${pathname}\n`;
  return new NextResponse(said, { status: 403, headers: { 'cache-control': 'no-store' } });
}

export const config = {
  matcher: [{ source: '/((?!_next/static|_next/image|v1|favicon|icon).*)' }],
};
