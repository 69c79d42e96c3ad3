import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { mailRefusal } from '../../../../lib/login/mail-refusal';
import { authOptions } from '../../../../lib/login/options';
import { safePath } from '../../../../lib/login/safe-path';
import { tellRefusal } from '../../../../lib/login/told';
import { siteAddress } from '../../../../lib/site-address';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

const GOAL = 'callbackUrl';

const handler = async (request: NextRequest, context: Context): Promise<Response> => {
  const safe = await withSafeGoal(request);
  const { nextauth } = await context.params;
  const refused = nextauth.join('/') === 'signin/email' ? await mailRefusal(safe) : undefined;
  const isShared = request.cookies.has('shared');
  const answer: Response = refused ?? (await NextAuth(safe, context, await authOptions(isShared)));
  await tellRefusal(answer, request.headers);
  return answer;
};

export { handler as GET, handler as POST };

/** The request with a goal that is a path of this site. The login library fails on goals that it cannot read. */
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
