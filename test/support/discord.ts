import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { World } from './world';

/** A key pair for tests: Discord's key for signing, and the platform's for checking. */
const PRIVATE = createPrivateKey({
  // 32 bytes of one value, as RFC 8410 wraps them.
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
});

export const DISCORD = {
  id: '100000000000000042',
  publicKey: createPublicKey(PRIVATE).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
};

export interface CommandSent {
  readonly name: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly guild?: string;
  readonly user?: string;
  readonly permissions?: string;
  /** The Discord language of the user, and that of the server. */
  readonly locale?: string;
  readonly guild_locale?: string;
}

/** Sends a request as Discord would, with its current signature. */
export function signedRequest(world: World, interaction: unknown): Promise<Response> {
  const body = JSON.stringify(interaction);
  const timestamp = String(Math.floor(world.clock.now() / 1000));
  const signature = sign(null, Buffer.from(timestamp + body), PRIVATE).toString('hex');
  const headers = {
    'content-type': 'application/json',
    'x-signature-timestamp': timestamp,
    'x-signature-ed25519': signature,
  };
  return Promise.resolve(world.api.request('/v1/discord/interactions', { method: 'POST', headers, body }));
}

/**
 * Sends a command in a server, as Discord passes it on.
 * @returns the answer, and whether it is visible only to the caller
 */
export async function give(
  world: World,
  { name, options = {}, guild = '5', user = '6', permissions = '0', ...locales }: CommandSent,
): Promise<{ readonly text: string; readonly toOne: boolean }> {
  const reply = await signedRequest(world, {
    type: 2,
    guild_id: guild,
    ...locales,
    member: { user: { id: user }, permissions },
    data: { name, options: Object.entries(options).map(([option, value]) => ({ name: option, value })) },
  });
  const said = (await reply.json()) as { data: { content: string; flags?: number } };
  return { text: said.data.content, toOne: said.data.flags === 64 };
}
