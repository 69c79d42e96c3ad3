import * as z from 'zod';
import { REMINDER_HOURS } from '../../chat/commands';
import type { Deps } from '../../services/deps';
import { defaultSettings } from '../../services/notifications/preferences';
import { choose } from '../../services/notifications/settings';
import { detailOf } from '../problems';
import { type Command, type Said, toOne } from './interaction';
import { noAccount } from './no-account';

const MOST = 3;
const Hours = z.number().min(REMINDER_HOURS.min).max(REMINDER_HOURS.max);

/** Adds a reminder to those that the account of a Discord user has; it comes by the ways they chose on the site. */
export async function remindMe(deps: Deps, { user, option }: Command): Promise<Said> {
  const player = await deps.store.accountOfDiscord(user);
  if (player === undefined) return toOne(noAccount(deps));
  const settings = `<${deps.reach.site}/me/notifications>`;
  const hours = Hours.safeParse(option('hours'));
  if (!hours.success)
    return toOne('A reminder comes between a quarter of an hour and a week before the deadline.');
  const { reminders } = (await deps.store.notificationSettings(player)) ?? defaultSettings(player);
  const wanted = [...new Set([...reminders, hours.data])];
  if (wanted.length > MOST)
    return toOne(`You have ${MOST} reminders already: ${inWords(reminders)}. Change them on ${settings}.`);
  const chosen = await choose(deps, player, { reminders: wanted });
  if (!chosen.ok) return toOne(await detailOf(chosen.refusal, 'en'));
  return toOne(
    `If your orders are missing, you are reminded ${inWords(wanted)} before the deadline. How: ${settings}`,
  );
}

/** "24, 6 and 1 hours" */
function inWords(hours: readonly number[]): string {
  const texts = [...hours].sort((one, other) => other - one).map(String);
  const listed = new Intl.ListFormat('en-GB').format(texts);
  return `${listed} ${hours.length === 1 && hours[0] === 1 ? 'hour' : 'hours'}`;
}
