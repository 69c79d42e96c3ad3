import * as z from 'zod';
import type { Message } from '../../../engine/game';
import { REMINDER_HOURS } from '../../chat/commands';
import { defaultSettings } from '../../core/notification/preferences';
import { choose } from '../../core/notification/settings';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { detailOf } from '../problems';
import { type Command, type DiscordReply, toOne } from './interaction';
import { noAccount } from './no-account';

const MOST = 3;
const Hours = z.number().min(REMINDER_HOURS.min).max(REMINDER_HOURS.max);

/** Adds a reminder to those of a Discord user's account; it is sent over the channels they chose on the site. */
export async function remindMe(
  deps: Deps,
  { user, option, forOne: { language, say } }: Command,
): Promise<DiscordReply> {
  const player = await deps.store.accountOfDiscord(user);
  if (player === undefined) return toOne(say(noAccount(deps)));
  const { suspended } = (await deps.store.sessions(player)) ?? {};
  if (suspended !== undefined && suspended.until > deps.clock())
    return toOne(await detailOf({ code: 'suspended', until: suspended.until }, language));
  const settings = `<${deps.reach.site}/me/notifications>`;
  const hours = Hours.safeParse(option('hours'));
  if (!hours.success) return toOne(say(message('discord.reminderHours')));
  const { reminders } = (await deps.store.notificationSettings(player)) ?? defaultSettings(player);
  const wanted = [...new Set([...reminders, hours.data])];
  if (wanted.length > MOST)
    return toOne(say(message('discord.remindersFull', { most: MOST, hours: inWords(reminders), settings })));
  const chosen = await choose(deps, player, { reminders: wanted });
  if (!chosen.ok) return toOne(await detailOf(chosen.refusal, language));
  return toOne(say(message('discord.reminded', { hours: inWords(wanted), settings })));
}

/** "24, 6 and 1 hours" */
function inWords(hours: readonly number[]): Message {
  const sorted = [...hours].sort((one, other) => other - one);
  return message('discord.hours', { hours: sorted, count: sorted.length === 1 ? (sorted[0] ?? 0) : 2 });
}
