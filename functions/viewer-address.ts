import ipaddr from 'ipaddr.js';

/**
 * In which the entrance of the site says who asks: the distribution on AWS (infra/lib/site.ts), which proves itself by a
 * secret, and on one machine the host (functions/host/entrance.ts). Both take away what a client sends under this name.
 */
export const VIEWER_HEADER = 'x-viewer-address';

/** Bits of an address of IPv6 that one customer is given at least: whoever has one has all of them. */
const IPV6_NETWORK_BITS = 64;

/** The client's address, for API, pages and login; undefined where the entrance did not say it. */
export function viewerAddress(headers: Pick<Headers, 'get'>): string | undefined {
  return readAddress(headers.get(VIEWER_HEADER) ?? '');
}

/** An address in its usual form, without the port that some proxies add; undefined for what is none. */
export function readAddress(text: string): string | undefined {
  const [, bracketed, plain = text] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const bare = (bracketed ?? plain).trim();
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : undefined;
}

/** What is counted together: an address of IPv4, or the network of 64 bits around one of IPv6. */
export function networkOfAddress(address: string | undefined): string | undefined {
  if (address === undefined || !ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read}/${IPV6_NETWORK_BITS}`)}/${IPV6_NETWORK_BITS}`;
}
