import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import ipaddr from 'ipaddr.js';
import type { ApiEnv } from './env';
import { isEncrypted } from './safe-headers';

/** The cookie, kept for a year: the mark of the device and the presences last recorded. */
const COOKIE = 'turreton-device';
const YEAR_SECONDS = 365 * 24 * 3600;
const WEEK_MS = 7 * 24 * 3_600_000;
const IPV4_NETWORK_BYTES = 3;
const IPV6_NETWORK_BYTES = 7;
const MARK_LENGTH = 22;

/** The address of a request, if its server knows it. */
export type AddressOf = (c: Context) => string | undefined;

/**
 * Records the device and network with which a player submits orders: once a week for each player, device and network,
 * which the cookie remembers so that nothing has to be read. Addresses are not stored: only a keyed mark of their
 * network, which cannot be traced back without the platform's secret.
 */
export function presence(secret: string, addressOf: AddressOf): MiddlewareHandler<ApiEnv> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'turreton presence', 32));
  const mark = (bytes: string | Uint8Array) =>
    createHmac('sha256', key).update(bytes).digest('base64url').slice(0, MARK_LENGTH);
  return async (c, next) => {
    await next();
    const caller = c.get('caller');
    // Programs that submit orders with a token keep no cookies.
    if (caller === null || !c.res.ok || c.req.header('cookie') === undefined) return;
    const { store, clock, reach } = c.get('deps');
    const known =
      (await getSignedCookie(c, key.toString('base64url'), COOKIE, 'secure')) ??
      // The cookie's name on sites without encryption, and in earlier releases.
      (await getSignedCookie(c, key.toString('base64url'), COOKIE));
    const [device = randomUUID(), ...noted] = typeof known === 'string' ? known.split('.') : [];
    const network = networkOf(addressOf(c));
    const seen = { player: caller.id, device: mark(device), network: network === null ? '' : mark(network) };
    const now = [mark(caller.id), seen.network, String(Math.floor(clock() / WEEK_MS))];
    if (noted.join('.') === now.join('.')) return;
    // The orders are stored: a failure here must not suggest otherwise. The next orders record the presence.
    const isNoted = await store.notePresence({ ...seen, lastAt: clock() }).then(
      () => true,
      () => false,
    );
    if (!isNoted) return;
    const secure = isEncrypted(reach.site);
    const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/v1', maxAge: YEAR_SECONDS } as const;
    await setSignedCookie(c, COOKIE, [device, ...now].join('.'), key.toString('base64url'), {
      ...options,
      ...(secure && { prefix: 'secure' }),
    });
  };
}

/** The part of an address that neighbours share: the first three bytes of IPv4, seven of IPv6. */
function networkOf(address: string | undefined): Uint8Array | null {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const bytes = parsed.kind() === 'ipv4' ? IPV4_NETWORK_BYTES : IPV6_NETWORK_BYTES;
  return Uint8Array.from(parsed.toByteArray().slice(0, bytes));
}
