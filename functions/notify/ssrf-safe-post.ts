import http, { type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic, literalIn, type Resolve } from '../core/notification/public-address';
import { newReceivers, type Receivers } from './time-limit';

const LARGEST_REPLY = 64 * 1024;

export interface Posted {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Guard {
  readonly resolve: Resolve;
  /**
   * Which IP addresses may be connected to.
   * @default those of the public internet
   */
  readonly allows?: (address: string) => boolean;
  /**
   * Limits the time of each host.
   * @default a new set of receivers
   */
  readonly receivers?: Receivers;
}

/** A host to which connections are refused. */
export class RefusedHost extends Error {}

/**
 * Posts to an address that a user chose. Resolves its host once, checks the address found and connects to exactly that
 * address, so that the name cannot resolve to another host after the check. A redirect is treated like any other
 * response and not followed. Throws for hosts that are refused, do not respond in time or send too much.
 */
export async function ssrfSafePost(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  { resolve, allows = isPublic, receivers = newReceivers() }: Guard,
): Promise<Posted> {
  const url = new URL(address);
  const literal = literalIn(url);
  if (literal !== undefined && !allows(literal)) throw new RefusedHost(`${literal} is not a public address.`);
  const lookup = checkedLookup(resolve, allows);
  return receivers.ask(url.host, (signal) => postOnce(url, { headers, lookup, signal }, body));
}

/** Sends one POST over a connection of its own, and reads the whole reply. */
function postOnce(url: URL, options: RequestOptions, body: string | Buffer): Promise<Posted> {
  const send = url.protocol === 'http:' ? http.request : https.request;
  return new Promise((resolve, reject) => {
    // Without an agent no connection is reused, and none stays open.
    const request = send(url, { ...options, method: 'POST', agent: false }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > LARGEST_REPLY)
          request.destroy(new Error(`${url.host} sent more than ${LARGEST_REPLY} bytes.`));
      });
      reply.on('error', reject);
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: plain(reply.headers) }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

function checkedLookup(resolve: Resolve, allows: (address: string) => boolean): LookupFunction {
  return (host, { all }, answer) => {
    const checked = async () => {
      const addresses = await resolve(host);
      if (addresses.length === 0) throw new Error(`The host ${host} does not exist.`);
      const refused = addresses.find((address) => !allows(address));
      if (refused !== undefined)
        throw new RefusedHost(`${host} leads to ${refused}, which is not a public address.`);
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
    checked().then(
      (found) => {
        const [first] = found;
        if (all === true) answer(null, found);
        else answer(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    );
  };
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]));
}
