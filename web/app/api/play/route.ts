import type { NextRequest } from 'next/server';
import { OpenBoard } from '../../../../functions/api/schemas/practice';
import { becomeGuest } from '../../../lib/login/guest';
import { serverApi, serverApiFor } from '../../../lib/server-api';

/**
 * What "Play now" sends: opens a practice board and leads to its table. A visitor becomes a guest by it. A plain form,
 * so that it works before the page's scripts run, and without them.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isFromThisSite(request)) return new Response(null, { status: 403 });
  const wanted = OpenBoard.safeParse(Object.fromEntries(await request.formData()));
  if (!wanted.success) return goTo('/practice');
  const asReader = await serverApi('POST /me/practice', {}, wanted.data);
  const isVisitor = !asReader.ok && asReader.status === 401;
  const opened = isVisitor
    ? await serverApiFor(await becomeGuest())('POST /me/practice', {}, wanted.data)
    : asReader;
  return goTo(opened.ok ? `/games/${opened.value.game}` : `/practice?refused=${opened.problem.code}`);
}

/** Another site's form brings no cookie: it would log readers out, and make guests of them. */
function isFromThisSite({ headers }: NextRequest): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return (
    headers.get('origin')?.endsWith(`://${headers.get('x-forwarded-host') ?? headers.get('host')}`) === true
  );
}

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
