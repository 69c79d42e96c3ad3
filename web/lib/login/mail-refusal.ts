import { getTranslations } from 'next-intl/server';
import { loginTable } from './login-adapter';
import { waitForMail } from './mail-limits';
import { networkOf } from './network';
import { readAddress } from './options';

/**
 * The refusal of a request for a login link if the address or the network has requested too many; undefined if it may
 * be sent. An unreadable address is left to the login library.
 */
export async function mailRefusal(request: Request): Promise<Response | undefined> {
  const table = loginTable(process.env);
  const address = addressIn(await request.clone().text());
  if (table === undefined || address === undefined) return undefined;
  const network = networkOf(request.headers);
  const wait = await waitForMail(table, address, network, Date.now());
  if (wait === undefined) return undefined;
  const message = (await getTranslations('signin'))('tooManyLinks', { minutes: Math.ceil(wait / 60) });
  return Response.json({ message }, { status: 429, headers: { 'retry-after': String(wait) } });
}

function addressIn(body: string): string | undefined {
  try {
    return readAddress(new URLSearchParams(body).get('email') ?? '');
  } catch {
    return undefined;
  }
}
