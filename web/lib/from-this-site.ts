import type { NextRequest } from 'next/server';

/**
 * Whether a form was sent by a page of this site. A form of another site brings no cookie: it would log readers out,
 * and turn them into guests.
 */
export function isFromThisSite({ headers }: NextRequest): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return (
    headers.get('origin')?.endsWith(`://${headers.get('x-forwarded-host') ?? headers.get('host')}`) === true
  );
}

/** Redirects a reader from a form to a page. */
export function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
