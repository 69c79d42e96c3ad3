import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ChatCode } from '../../functions/core/notification/notifications.schema';
import { AUTH_TABLE } from '../../functions/host/create-tables';
import type { Board } from './season';
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
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Discord's id of the command; a new one unless the same command is sent again. */
  readonly id?: string;
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
  command: CommandSent,
): Promise<{ readonly text: string; readonly toOne: boolean }> {
  const reply = await signedRequest(world, { type: 2, ...interactionOf(command) });
  const said = (await reply.json()) as { data: { content: string; flags?: number } };
  return { text: said.data.content, toOne: said.data.flags === 64 };
}

/**
 * Types an option of a command in a server, the last one of those given.
 * @returns the values that Discord then lists
 */
export async function choicesWhile(world: World, command: CommandSent): Promise<readonly string[]> {
  const { data, ...rest } = interactionOf(command);
  const options = data.options.map((option, at) => ({ ...option, focused: at === data.options.length - 1 }));
  const reply = await signedRequest(world, { type: 4, ...rest, data: { ...data, options } });
  const listed = (await reply.json()) as {
    type: number;
    data: { choices: { name: string; value: string }[] };
  };
  if (listed.type !== 8) throw new Error(`Discord expects a list, not type ${listed.type}`);
  return listed.data.choices.map(({ value }) => value);
}

let ids = 1000;

function interactionOf({
  name,
  options = {},
  id = String(++ids),
  guild = '5',
  user = '6',
  permissions = '0',
  ...locales
}: CommandSent) {
  return {
    id,
    guild_id: guild,
    ...locales,
    member: { user: { id: user }, permissions },
    data: { name, options: Object.entries(options).map(([option, value]) => ({ name: option, value })) },
  };
}

/** Links an account at Discord, or at another service, to a player, as the login library stores it. */
export function linkDiscord(
  world: World,
  player: string,
  user: string,
  service = 'discord',
): Promise<unknown> {
  return world.dynamo.client.send(
    new PutCommand({
      TableName: AUTH_TABLE,
      Item: {
        pk: `USER#${player}`,
        sk: `ACCOUNT#${service}#${user}`,
        GSI1PK: `ACCOUNT#${service}`,
        GSI1SK: `ACCOUNT#${user}`,
        type: 'ACCOUNT',
        userId: player,
        provider: service,
        providerAccountId: user,
      },
    }),
  );
}

/** Connects a server to a league, with a code of its organizer. */
export async function connectServer(
  world: World,
  { organizer, league }: Pick<Board, 'organizer' | 'league'>,
  guild = '5',
): Promise<void> {
  const { command } = (await organizer.post<ChatCode>(`/leagues/${league}/chats/code`)).body;
  const code = command.replace('/connect code:', '');
  await give(world, { name: 'connect', options: { code }, guild, permissions: '32' });
  await world.dynamo.dynamo.catchUp();
}
