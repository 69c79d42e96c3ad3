import type { IncomingMessage } from 'node:http';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
const ADDRESSES_HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * Whether a request was made by a user of this machine, under one of its names. A proxy passes on another name, or
 * names its client; a foreign page whose name resolves to this machine has another name too.
 */
export function isMadeHere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const names = [headers.host ?? '', ...listed(headers['x-forwarded-host'])];
  const askers = listed(headers['x-forwarded-for']);
  return names.every(isNameHere) && askers.every((asker) => ADDRESSES_HERE.includes(asker));
}

/** The response for a visitor who used a name that this host does not know. */
export const NOT_HERE =
  'This Turreton is set up for its own machine alone. To reach it under another name, set SITE_URL to the address that people type, and start it again.\n';

function isNameHere(host: string): boolean {
  return HERE.includes(host.replace(/:\d+$/, ''));
}

function listed(header: string | readonly string[] | undefined): readonly string[] {
  if (header === undefined) return [];
  return [header].flat().flatMap((value) => value.split(',').map((one) => one.trim()));
}
