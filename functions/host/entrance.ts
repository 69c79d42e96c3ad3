import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { readAddress, VIEWER_HEADER } from '../viewer-address';

/** A range of addresses: a network and its prefix length. */
export type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** With this key the pages of this process prove that they pass a request on for a visitor. */
const KEY_HEADER = 'x-local-key';

/**
 * The addresses and ranges in a list: "10.0.0.5, 172.16.0.0/12". Throws an error that names an entry that is neither.
 */
export function readRanges(list: string): readonly Range[] {
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.map((entry) => {
    if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
    if (!ipaddr.isValid(entry))
      throw new Error(`"${entry}" is neither an address nor a range such as 10.0.0.0/8`);
    const address = ipaddr.process(entry);
    return [address, 8 * address.toByteArray().length];
  });
}

/** Writes the visitor's address into a request, for API, pages and login, replacing the client's own value. */
export function announceViewer(request: IncomingMessage, proxies: readonly Range[], ownKey: string): void {
  const address = viewerOf(request, proxies, ownKey);
  const { headers, rawHeaders } = request;
  // The API's server reads the raw ones.
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]?.toLowerCase() === VIEWER_HEADER) rawHeaders.splice(at, 2);
  delete headers[VIEWER_HEADER];
  if (address === undefined) return;
  headers[VIEWER_HEADER] = address;
  rawHeaders.push(VIEWER_HEADER, address);
}

/**
 * The client of a request: the connecting address or, if that is a trusted proxy, the address it names, and so on along
 * the list to which each proxy adds. The first untrusted address may have written the rest of the list itself.
 */
function viewerOf(
  { headers, socket }: IncomingMessage,
  proxies: readonly Range[],
  ownKey: string,
): string | undefined {
  if (isKey(headers[KEY_HEADER], ownKey)) return readAddress([headers[VIEWER_HEADER]].flat()[0] ?? '');
  const named = [headers['x-forwarded-for'] ?? []].flat().flatMap((value) => value.split(','));
  let viewer = readAddress(socket.remoteAddress ?? '');
  while (viewer !== undefined && isWithin(viewer, proxies)) {
    const next = readAddress(named.pop() ?? '');
    if (next === undefined) break;
    viewer = next;
  }
  return viewer;
}

function isWithin(address: string, ranges: readonly Range[]): boolean {
  const read = ipaddr.parse(address);
  return ranges.some(([network, bits]) => network.kind() === read.kind() && read.match(network, bits));
}

function isKey(shown: string | readonly string[] | undefined, key: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return typeof shown === 'string' && timingSafeEqual(digest(shown), digest(key));
}
