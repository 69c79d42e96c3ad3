import type { Context } from 'hono';
import * as z from 'zod';
import { preferred } from '../../../messages/choose-language';
import { translatorIn } from '../../../messages/translator';
import { COMMANDS, type CommandName } from '../../chat/commands';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { apiFile } from '../api-file';
import type { ApiEnv } from '../env';
import { problem } from '../problems';
import { countedInMinutes, MOST, tooOften } from '../rate-limit';
import { ANSWERS } from './answers';
import {
  type Choice,
  type Command,
  type DiscordReply,
  Interaction,
  type Speaker,
  toOne,
} from './interaction';
import { choicesFor } from './play';
import { isFromDiscord } from './signature';

/** An interaction while an option is typed, and the type of its answer. */
const AUTOCOMPLETE = 4;
const CHOICES = 8;

const PONG = { type: 1 };
const MESSAGE = 4;
/** Only the caller sees the response. */
const EPHEMERAL = 64;
const LONGEST = 2000;

/**
 * Answers the commands of leagues' Discord servers. Discord signs each request, and checks that requests with a wrong
 * signature are refused.
 */
export const discordFile = apiFile({
  method: 'POST',
  path: '/discord/interactions',
  tag: 'Discord',
  summary: 'Carries out a command that somebody gave on Discord; only Discord may call it',
  mediaType: 'application/json',
  params: z.object({}),
  missing: 'page',
  async handle(c) {
    const deps = c.get('deps');
    const { discord } = deps.reach;
    if (discord === undefined) return problem(c, 'not-found', 'There is nothing at this address.');
    const body = await c.req.text();
    const [timestamp, signature] = [
      c.req.header('x-signature-timestamp'),
      c.req.header('x-signature-ed25519'),
    ];
    if (!isFromDiscord(discord.publicKey, { body, timestamp, signature }, deps.clock()))
      return problem(c, 'not-signed', 'This address is for Discord alone, which signs what it asks.');
    return reply(c, deps, body, (user) => waitAfter(deps.clock, user));
  },
});

const counted = new WeakMap<Deps['clock'], ReturnType<typeof countedInMinutes>>();

/** Requests come from Discord's network, so each person is counted, as an account is on the pages. */
function waitAfter(clock: Deps['clock'], user: string): number | undefined {
  const count = counted.get(clock) ?? countedInMinutes(clock);
  counted.set(clock, count);
  return count(user, MOST.account);
}

async function reply(
  c: Context<ApiEnv>,
  deps: Deps,
  body: string,
  waitAfter: (user: string) => number | undefined,
): Promise<Response> {
  const interaction = Interaction.safeParse(JSON.parse(body));
  if (!interaction.success) return problem(c, 'unreadable', 'This kind of interaction is not known here.');
  if (interaction.data.type === 1) return c.json(PONG);
  const { id, type, guild_id: guild, member, data, locale, guild_locale } = interaction.data;
  const isTyped = type === AUTOCOMPLETE;
  const [forOne, forAll] = await Promise.all([speakerOf(locale), speakerOf(guild_locale ?? locale)]);
  if (guild === undefined || member === undefined || !isCommand(data.name))
    return c.json(isTyped ? choices([]) : post(toOne(forOne.say(message('discord.notHere')))));
  const command: Command = {
    ...{ id, name: data.name, options: data.options, signer: c.get('signer') },
    focused: data.options.find((one) => one.focused === true)?.name,
    guild,
    user: member.user.id,
    permissions: BigInt(member.permissions),
    option: (name) => data.options.find((one) => one.name === name)?.value,
    forOne,
    forAll,
  };
  const wait = waitAfter(command.user);
  if (isTyped) return c.json(choices(wait === undefined ? await choicesFor(deps, command) : []));
  if (wait !== undefined) return c.json(post(toOne(await tooOften(forOne.language, wait))));
  return c.json(post(await ANSWERS[data.name](deps, command)));
}

function choices(found: readonly Choice[]) {
  return { type: CHOICES, data: { choices: found } };
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
