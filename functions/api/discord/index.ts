import type { Context, Hono } from 'hono';
import { preferred } from '../../../messages/choose-language';
import { translatorIn } from '../../../messages/translator';
import { COMMANDS, type CommandName } from '../../chat/commands';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import type { ApiEnv } from '../env';
import { problem } from '../problems';
import { ANSWERS } from './answers';
import { type Command, type DiscordReply, Interaction, type Speaker, toOne } from './interaction';
import { isFromDiscord } from './signature';

const PONG = { type: 1 };
const MESSAGE = 4;
/** Only the caller sees the response. */
const EPHEMERAL = 64;
const LONGEST = 2000;

/**
 * Answers the commands of leagues' Discord servers. Discord signs each request, and checks that requests with a wrong
 * signature are refused.
 */
export function discordFile(app: Hono<ApiEnv>): void {
  app.post('/discord/interactions', async (c) => {
    const deps = c.get('deps');
    const { discord } = deps.reach;
    if (discord === undefined) return problem(c, 404, 'not-found', 'There is nothing at this address.');
    const body = await c.req.text();
    const [timestamp, signature] = [
      c.req.header('x-signature-timestamp'),
      c.req.header('x-signature-ed25519'),
    ];
    if (!isFromDiscord(discord.publicKey, { body, timestamp, signature }, deps.clock()))
      return problem(c, 401, 'not-signed', 'This address is for Discord alone, which signs what it asks.');
    return reply(c, deps, body);
  });
}

async function reply(c: Context<ApiEnv>, deps: Deps, body: string): Promise<Response> {
  const interaction = Interaction.safeParse(JSON.parse(body));
  if (!interaction.success)
    return problem(c, 400, 'unreadable', 'This kind of interaction is not known here.');
  if (interaction.data.type === 1) return c.json(PONG);
  const { guild_id: guild, member, data, locale, guild_locale } = interaction.data;
  const [forOne, forAll] = await Promise.all([speakerOf(locale), speakerOf(guild_locale ?? locale)]);
  if (guild === undefined || member === undefined || !isCommand(data.name))
    return c.json(post(toOne(forOne.say(message('discord.notHere')))));
  const command: Command = {
    guild,
    user: member.user.id,
    permissions: BigInt(member.permissions),
    option: (name) => data.options.find((one) => one.name === name)?.value,
    forOne,
    forAll,
  };
  return c.json(post(await ANSWERS[data.name](deps, command)));
}

/** The translator for a language of Discord's; English if it is not one of ours. */
async function speakerOf(locale = ''): Promise<Speaker> {
  const language = preferred(locale);
  return { language, say: await translatorIn(language, ['platform']) };
}

function isCommand(name: string): name is CommandName {
  return COMMANDS.some((one) => one.name === name);
}

/** A message whose names notify no one. */
function post({ text, toOne: isPrivate }: DiscordReply) {
  const content = text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf('\n', LONGEST - 2))}\n…`;
  return {
    type: MESSAGE,
    data: { content, allowed_mentions: { parse: [] }, ...(isPrivate ? { flags: EPHEMERAL } : {}) },
  };
}
