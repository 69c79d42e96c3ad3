import { log } from '../../../functions/log';
import { networkOf } from './network';

const NO_SITE = 'https://site.invalid';

/** Prints who logged in, and by which way. */
export function logLogin(player: string, way: string | undefined): void {
  log('info', 'logged in', { player, way });
}

/** Prints who linked another service to their account. */
export function logLinkedService(player: string, service: string): void {
  log('info', 'service linked', { player, service });
}

/** Prints who logged out. */
export function logLogout(player: string | undefined): void {
  log('info', 'logged out', { player });
}

/** Prints why a login was refused and where it came from, if an answer of the login refuses one. Nothing of who asked is in it. */
export async function logRefusedLogin(answer: Response, headers: Headers): Promise<void> {
  const why = answer.status === 429 ? 'too many links' : await errorIn(answer);
  if (why !== null) log('warn', 'login refused', { why, address: networkOf(headers) });
}

/** The login library names a failure in the address that the browser goes to next: in a redirect, or in JSON for scripts. */
async function errorIn(answer: Response): Promise<string | null> {
  const next = answer.headers.get('location') ?? (await urlIn(answer));
  return next === undefined ? null : new URL(next, NO_SITE).searchParams.get('error');
}

async function urlIn(answer: Response): Promise<string | undefined> {
  if (answer.headers.get('content-type')?.includes('json') !== true) return undefined;
  const said: unknown = await answer.clone().json();
  return typeof said === 'object' && said !== null && 'url' in said && typeof said.url === 'string'
    ? said.url
    : undefined;
}
