import { type NextRequest, NextResponse } from 'next/server';

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

export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy(nonce));
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('content-security-policy', policy(nonce));
  return answer;
}

export const config = {
  matcher: [{ source: '/((?!_next/static|_next/image|api|v1|favicon|icon).*)' }],
};
