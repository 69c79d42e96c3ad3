import { log } from '../../../functions/log';
import { networkOf } from './network';

const NO_SITE = 'https://site.invalid';

/** Logs who logged in, and by which method. */
export function logLogin(player: string, way: string | undefined): void {
  log('info', 'logged in', { player, way });
}

/** Logs who linked another service to their account. */
export function logLinkedService(player: string, service: string): void {
  log('info', 'service linked', { player, service });
}

/** Logs who logged out. */
export function logLogout(player: string | undefined): void {
  log('info', 'logged out', { player });
}

/**
 * Logs why a login was refused and where it came from, if an answer of the login refuses one. It contains nothing about
 * the person.
 */
export async function logRefusedLogin(answer: Response, headers: Headers): Promise<void> {
  const why = answer.status === 429 ? 'too many links' : await errorIn(answer);
  if (why !== null) log('warn', 'login refused', { why, address: networkOf(headers) });
}

/**
 * The login library names a failure in the address that the browser opens next: in a redirect, or in JSON for scripts.
 */
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
