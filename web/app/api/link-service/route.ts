import type { NextRequest } from 'next/server';
import * as z from 'zod';
import { isFromThisSite } from '../../../lib/from-this-site';
import { requestLink } from '../../../lib/login/link-service';
import { loginSecrets } from '../../../lib/login/secrets';
import { services } from '../../../lib/login/services';

const Sent = z.object({ service: z.string().max(20) });

/**
 * Records that the reader wants to link another service to their account, which the login at that service then does.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isFromThisSite(request)) return new Response(null, { status: 403 });
  const sent = Sent.safeParse(await request.json().catch(() => null));
  const known = services(await loginSecrets()).map(({ id }) => id);
  if (!sent.success || !known.includes(sent.data.service)) return new Response(null, { status: 404 });
  const requested = await requestLink(sent.data.service);
  return new Response(null, { status: requested === 'requested' ? 204 : 403 });
}
