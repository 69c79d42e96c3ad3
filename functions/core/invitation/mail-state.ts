import type { Deps } from '../platform/deps';
import { iso } from '../platform/instants';
import type { InvitationRecord } from './invitations.records';

/** How far an invitation by mail has come, as far as the platform knows. */
export interface MailState {
  readonly mail: 'sent' | 'arrived' | 'opened' | 'bounced';
  /** When it arrived or was first opened; null for the other states. */
  readonly mailAt: string | null;
}

/**
 * The state of an invitation by mail. A bounce of the address shows for everyone who may have it. That it has arrived is
 * only known where the mail service reports it.
 */
export async function mailStateOf(deps: Deps, invitation: InvitationRecord): Promise<MailState> {
  const { player, arrivedAt, openedAt } = invitation;
  const since = (at: number) => iso(at);
  if (openedAt !== undefined) return { mail: 'opened', mailAt: since(openedAt) };
  const settings = player === undefined ? undefined : await deps.store.notificationSettings(player);
  if (settings?.mailStopped === 'bounced') return { mail: 'bounced', mailAt: null };
  return arrivedAt === undefined
    ? { mail: 'sent', mailAt: null }
    : { mail: 'arrived', mailAt: since(arrivedAt) };
}

/** The mail service's report that the mail server of an address has accepted an invitation. */
export interface MailArrival {
  readonly player: string;
  readonly season: string;
  readonly addresses: readonly string[];
  /** When it was accepted, in milliseconds. */
  readonly at: number;
}

/** Records that an invitation has arrived at the player's present address. Twice is harmless. */
export async function noteArrival(deps: Deps, { player, season, addresses, at }: MailArrival): Promise<void> {
  const email = (await deps.store.player(player))?.email?.toLowerCase();
  if (!addresses.some((address) => address.toLowerCase() === email)) return;
  const invitation = await invitationTo(deps, season, player);
  // An earlier invitation of the same address was withdrawn or declined.
  if (invitation === undefined || at < invitation.at) return;
  await deps.store.noteInvitationMail(invitation, 'arrivedAt', at);
}

/**
 * Records that an invited player was shown what they are invited to. The page reports it once it is visible in a
 * browser, because programs open links in mails, too. Twice is harmless, and so is a season without an invitation.
 */
export async function noteOpened(deps: Deps, season: string, player: string): Promise<void> {
  const invitation = await invitationTo(deps, season, player);
  if (invitation !== undefined && invitation.openedAt === undefined)
    await deps.store.noteInvitationMail(invitation, 'openedAt', deps.clock());
}

async function invitationTo(
  deps: Deps,
  season: string,
  player: string,
): Promise<InvitationRecord | undefined> {
  return (await deps.store.invitations(season)).find((one) => one.player === player);
}
