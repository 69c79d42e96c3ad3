import ipaddr from 'ipaddr.js';

/**
 * The header in which the entrance of the site passes on the client's address: the distribution on AWS
 * (infra/lib/site.ts), which identifies itself with a secret, and on one machine the host (functions/host/entrance.ts).
 * Both remove a value that a client sends under this name.
 */
export const VIEWER_HEADER = 'x-viewer-address';

/** The bits of an IPv6 address that identify a customer, who has at least all addresses below them. */
const IPV6_NETWORK_BITS = 64;

/** The client's address, for API, pages and login; undefined if the entrance did not pass it on. */
export function viewerAddress(headers: Pick<Headers, 'get'>): string | undefined {
  return readAddress(headers.get(VIEWER_HEADER) ?? '');
}

/** An address in its usual form, without the port that some proxies add; undefined if it is not an address. */
export function readAddress(text: string): string | undefined {
  const [, bracketed, plain = text] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const bare = (bracketed ?? plain).trim();
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : undefined;
}

/** The unit for counting: an IPv4 address, or the 64-bit network of an IPv6 address. */
export function networkOfAddress(address: string | undefined): string | undefined {
  if (address === undefined || !ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read}/${IPV6_NETWORK_BITS}`)}/${IPV6_NETWORK_BITS}`;
}
