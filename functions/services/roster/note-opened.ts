import type { InvitationRecord } from '../../store/records';
import type { Deps } from '../deps';

/**
 * Notes that somebody who is invited by mail has seen the invitation: behind its link, or on the season's page with an
 * account of their own. Organizers see the same in both cases, so that it tells nobody who has an account.
 */
export async function noteOpened(deps: Deps, season: string, player: string): Promise<void> {
  const invitation = (await deps.store.invitations(season)).find((one) => one.player === player);
  if (invitation === undefined || invitation.openedAt !== undefined) return;
  await deps.store.noteOpened(invitation, deps.clock());
}

/** What became of an invitation by mail, as far as the platform knows: mail programs do not say that a mail arrived. */
export type MailState = 'sent' | 'bounced' | 'opened';

/** What became of an invitation by mail. That an address refuses mail is the same for everybody who may have it. */
export async function mailStateOf(deps: Deps, { player, openedAt }: InvitationRecord): Promise<MailState> {
  if (openedAt !== undefined) return 'opened';
  if (player === undefined) return 'sent';
  const settings = await deps.store.notificationSettings(player);
  return settings?.mailStopped === 'bounced' ? 'bounced' : 'sent';
}
