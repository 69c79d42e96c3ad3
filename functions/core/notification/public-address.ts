import ipaddr from 'ipaddr.js';
import { fault } from '../../../engine/fault';
import type { Message } from '../../../engine/game';

/** Resolves a host name to its current addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Ranges that look public but lead into a cloud, or to an IPv4 address that was not checked. */
const NOT_PUBLIC = [
  // Azure's platform address: metadata and health of a virtual machine.
  '168.63.129.16/32',
  // The relays of 6to4, and the addresses they carry.
  '192.88.99.0/24',
  '2002::/16',
  // Protocols of the IETF, among them Teredo, ORCHID and the benchmarking addresses (RFC 2928).
  '2001::/23',
  '2001:db8::/32',
  '3fff::/20',
].map((range) => ipaddr.parseCIDR(range));

/** All of the public internet in IPv6 (RFC 4291); addresses that embed an IPv4 address lie outside. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the public internet, and so not to this machine, its network or its cloud. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` turns an IPv4-mapped IPv6 address into its IPv4 address.
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  if (read instanceof ipaddr.IPv6 && !read.match(GLOBAL)) return false;
  return !NOT_PUBLIC.some(([range, bits]) => range.kind() === read.kind() && read.match(range, bits));
}

/** The problem of an address that this platform is to post to, as far as its text shows. */
export function problemInText(text: string): Message | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return fault('address.none');
  if (url.protocol !== 'https:') return fault('address.https');
  if (url.username !== '' || url.password !== '') return fault('address.user');
  if (url.port !== '') return fault('address.port');
  const literal = literalIn(url);
  return literal === undefined || isPublic(literal) ? undefined : PRIVATE;
}

const PRIVATE = fault('address.private');

/** The same with its host looked up: all of its addresses must be public. */
export async function problemOfAddress(text: string, resolve: Resolve): Promise<Message | undefined> {
  const problem = problemInText(text);
  if (problem !== undefined) return problem;
  const url = new URL(text);
  if (literalIn(url) !== undefined) return undefined;
  const addresses = await resolve(url.hostname).catch(() => []);
  if (addresses.length === 0) return fault('address.unknownHost', { host: url.hostname });
  return addresses.every(isPublic) ? undefined : PRIVATE;
}

/** The IP address of a URL that has one instead of a host name. */
export function literalIn({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
