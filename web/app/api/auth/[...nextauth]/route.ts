import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { goTo, isFromThisSite } from '../../../../lib/from-this-site';
import { forgetLinkRequest, linkRequested } from '../../../../lib/login/link-service';
import { logRefusedLogin } from '../../../../lib/login/login-log';
import { confirmationOf, linkAddress } from '../../../../lib/login/mail-link';
import { mailRefusal } from '../../../../lib/login/mail-refusal';
import { authOptions } from '../../../../lib/login/options';
import { safePath } from '../../../../lib/login/safe-path';
import { siteAddress } from '../../../../lib/site-address';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

const GOAL = 'callbackUrl';
/**
 * The actions of the login library that pages and readers may call. Its `session` is left out: it would give the holder
 * of a session a new one, even if the platform has ended it. Pages ask the API who their reader is.
 */
const ACTIONS = ['csrf', 'signin', 'callback', 'signout', 'verify-request', 'error'];

const handler = async (request: NextRequest, context: Context): Promise<Response> => {
  const { nextauth } = await context.params;
  const [action = '', service = ''] = nextauth;
  if (!ACTIONS.includes(action)) return new Response(null, { status: 404 });
  const isMailLink = action === 'callback' && service === 'email';
  if (isMailLink && request.method === 'GET') return goTo(confirmationOf(onThisSite(request)));
  // Another site's form would log its reader in to another person's account.
  if (isMailLink && !isFromThisSite(request)) return new Response(null, { status: 403 });
  const answer = await answerOf(request, context, action, service);
  if (action === 'callback') await forgetLinkRequest();
  await logRefusedLogin(answer, request.headers);
  return answer;
};

export { handler as GET, handler as POST };

async function answerOf(
  request: NextRequest,
  context: Context,
  action: string,
  service: string,
): Promise<Response> {
  const safe = await withSafeGoal(request);
  const path = `${action}/${service}`;
  const refused = path === 'signin/email' ? await mailRefusal(safe) : undefined;
  if (refused !== undefined) return refused;
  const link = action === 'callback' ? await linkRequested(service) : null;
  const options = await authOptions({ isShared: request.cookies.has('shared'), action, link });
  // The library reads a mailed link only from the address.
  return NextAuth(path === 'callback/email' ? await asAddress(safe) : safe, context, options);
}

async function asAddress(request: NextRequest): Promise<NextRequest> {
  const sent = new URLSearchParams(await request.text());
  return new NextRequest(linkAddress(request.url, sent), { headers: request.headers });
}

function onThisSite({ url, nextUrl }: NextRequest): URL {
  return new URL(new URL(url).search, `${siteAddress() || nextUrl.origin}/`);
}

/** The request with a goal that is a path of this site. The login library fails on goals that it cannot parse. */
async function withSafeGoal(request: NextRequest): Promise<NextRequest> {
  const site = siteAddress() || request.nextUrl.origin;
  const url = new URL(request.url);
  const asked = url.searchParams.get(GOAL);
  if (asked !== null) url.searchParams.set(GOAL, safePath(asked, site));
  if (request.method !== 'POST') return asked === null ? request : new NextRequest(url, request);
  const form = new URLSearchParams(await request.text());
  const posted = form.get(GOAL);
  if (posted !== null) form.set(GOAL, safePath(posted, site));
  const { method, headers } = request;
  return new NextRequest(url, { method, headers, body: form.toString() });
}
