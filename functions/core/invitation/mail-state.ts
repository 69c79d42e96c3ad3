import type { Deps } from '../platform/deps';
import type { InvitationRecord } from './invitations.records';

/**
 * The state of an invitation by mail, as far as the platform knows: mail servers do not confirm that a mail arrived.
 */
type MailState = 'sent' | 'bounced';

/** The state of an invitation by mail. A bounce of the address shows for everyone who may have it. */
export async function mailStateOf(deps: Deps, { player }: InvitationRecord): Promise<MailState> {
  if (player === undefined) return 'sent';
  const settings = await deps.store.notificationSettings(player);
  return settings?.mailStopped === 'bounced' ? 'bounced' : 'sent';
}
