import ipaddr from 'ipaddr.js';

/** The addresses that a host name has at present. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Whether an IP address belongs to the public internet: none of this machine, its network or its cloud does. */
export function isPublic(address: string): boolean {
  // `process` turns an IPv4 address that is written as an IPv6 one into what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** What is wrong with an address that this platform is to post to, as far as its text says. */
export function problemInText(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return 'This is not an address.';
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '')
    return 'The address must not contain a user name or a password.';
  if (url.port !== '') return 'The address must not contain a port.';
  const literal = literalIn(url);
  return literal === undefined || isPublic(literal) ? undefined : PRIVATE;
}

const PRIVATE = 'The address leads into a private network.';

/** The same with its host looked up: every address that it has must be public. */
export async function problemOfAddress(text: string, resolve: Resolve): Promise<string | undefined> {
  const problem = problemInText(text);
  if (problem !== undefined) return problem;
  const url = new URL(text);
  if (literalIn(url) !== undefined) return undefined;
  const addresses = await resolve(url.hostname).catch(() => []);
  if (addresses.length === 0) return `The host ${url.hostname} does not exist.`;
  return addresses.every(isPublic) ? undefined : PRIVATE;
}

/** The IP address that stands in place of a host name. */
export function literalIn({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
