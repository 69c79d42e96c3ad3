import type { NotificationSettings } from '../../store/records';
import type { Deps } from '../deps';
import { stopMail } from './settings';

/** What a mail service reports about a mail to a player. */
export interface MailFeedback {
  readonly player: string;
  /** The addresses that refused it, or whose owners called it unwanted. */
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
