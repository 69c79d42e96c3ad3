import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { isPublic, literalIn, type Resolve } from '../services/notifications/public-address';

const TIMEOUT_MS = 5_000;
const LARGEST_REPLY = 64 * 1024;

export interface Posted {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Guard {
  readonly resolve: Resolve;
  /** Which IP addresses may be connected to. @default those of the public internet */
  readonly allows?: (address: string) => boolean;
}

/** A host that was refused when it was to be connected to. */
export class RefusedHost extends Error {}

/**
 * Posts to an address that a user chose. Looks its host up once, then checks the address found and
 * connects to it, so that the name cannot lead to another host after the check. A redirect is an
 * answer like any other and not followed. Throws for hosts that are refused, do not answer in time or say too much.
 */
export async function guardedPost(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  { resolve, allows = isPublic }: Guard,
): Promise<Posted> {
  const literal = literalIn(new URL(address));
  if (literal !== undefined && !allows(literal)) throw new RefusedHost(`${literal} is not a public address.`);
  const agent = new Agent({
    connect: { lookup: checkedLookup(resolve, allows), timeout: TIMEOUT_MS },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxResponseSize: LARGEST_REPLY,
  });
  try {
    const reply = await request(address, { method: 'POST', headers, body, dispatcher: agent });
    await reply.body.text();
    return { status: reply.statusCode, headers: plain(reply.headers) };
  } finally {
    await agent.destroy();
  }
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

function plain(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]));
}
