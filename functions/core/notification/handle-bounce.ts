import type { Deps } from '../platform/deps';
import type { NotificationSettings } from './notifications.records';
import { stopMail } from './settings';

/** A mail service's report about a mail to a player. */
export interface MailFeedback {
  readonly player: string;
  /** The addresses that rejected it, or whose owners marked it as spam. */
  readonly addresses: readonly string[];
  readonly why: NonNullable<NotificationSettings['mailStopped']>;
}

/** Stops mail to the player. A player who has changed their address still gets mail there. */
export async function handleBounce(deps: Deps, { player, addresses, why }: MailFeedback): Promise<void> {
  const email = (await deps.store.player(player))?.email?.toLowerCase();
  if (!addresses.some((address) => address.toLowerCase() === email)) return;
  const stopped = await stopMail(deps, player, why);
  if (!stopped.ok) throw new Error(`Mail to ${player} could not be stopped: ${stopped.refusal.code}`);
}
