import type { NextRequest } from 'next/server';

/**
 * Whether a page of this site sent a form. Another site's form brings no cookie: it would log readers out, and make
 * guests of them.
 */
export function isFromThisSite({ headers }: NextRequest): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return (
    headers.get('origin')?.endsWith(`://${headers.get('x-forwarded-host') ?? headers.get('host')}`) === true
  );
}

/** Leads a reader from a form to a page. */
export function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
