import type { IncomingMessage } from 'node:http';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
const ADDRESSES_HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * Whether a request was made under a name of this machine, by someone on it. A proxy passes on another name, or says for
 * whom it asks; a page elsewhere that has made its own name lead here has another name too.
 */
export function isMadeHere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const names = [headers.host ?? '', ...listed(headers['x-forwarded-host'])];
  const askers = listed(headers['x-forwarded-for']);
  return names.every(isNameHere) && askers.every((asker) => ADDRESSES_HERE.includes(asker));
}

/** What a visitor reads who came by a name that this host does not know. */
export const NOT_HERE =
  'This Turreton is set up for its own machine alone. To reach it under another name, set SITE_URL to the address that people type, and start it again.\n';

function isNameHere(host: string): boolean {
  return HERE.includes(host.replace(/:\d+$/, ''));
}

function listed(header: string | readonly string[] | undefined): readonly string[] {
  if (header === undefined) return [];
  return [header].flat().flatMap((value) => value.split(',').map((one) => one.trim()));
}
