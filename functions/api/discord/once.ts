import * as z from 'zod';
import { sha256Hex } from '../../../engine/core/sha256';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { idsOf } from '../idempotency';
import { type Command, type DiscordReply, toOne } from './interaction';

const Kept = z.object({ text: z.string(), toOne: z.boolean() });

/**
 * Carries out a command once, however often Discord sends it: its id is the key, and a second copy gets the first
 * answer. A copy of a signed request therefore cannot put back orders that have been changed since.
 */
export async function once(
  deps: Deps,
  command: Command,
  player: string,
  act: (deps: Deps) => Promise<DiscordReply>,
): Promise<DiscordReply> {
  const { id, name, options, forOne } = command;
  const key = `discord ${id}`;
  const claim = await deps.store.claimReply(
    player,
    key,
    sha256Hex(JSON.stringify([name, options])),
    deps.clock(),
  );
  if (claim.kind === 'replay') return Kept.parse(JSON.parse(claim.reply.body));
  if (claim.kind !== 'first') return toOne(forOne.say(message('discord.twice')));
  const reply = await act({ ...deps, newId: idsOf(player, key, claim.since) });
  await deps.store.saveReply(player, key, { status: 200, body: JSON.stringify(reply) });
  return reply;
}
