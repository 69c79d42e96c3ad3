import type { InvitationRecord } from '../../store/records';
import type { Deps } from '../deps';

/** What became of an invitation by mail, as far as the platform knows: mail servers do not say that a mail arrived. */
type MailState = 'sent' | 'bounced';

/** What became of an invitation by mail. That an address refuses mail shows for everybody who may have it. */
export async function mailStateOf(deps: Deps, { player }: InvitationRecord): Promise<MailState> {
  if (player === undefined) return 'sent';
  const settings = await deps.store.notificationSettings(player);
  return settings?.mailStopped === 'bounced' ? 'bounced' : 'sent';
}
