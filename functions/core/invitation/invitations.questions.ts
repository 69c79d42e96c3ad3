import type { DeliveryRecord, InvitationRecord, InvitedByMail, LogRecord } from '../platform/records';

/** A count of invitations with a maximum. */
export interface InvitationCount {
  /** The name of the counter, with its owner: `invitations/account/p1`. */
  readonly name: string;
  /** The number of the period; each period starts at 0. */
  readonly window: number;
  /** When the count may be deleted, in milliseconds. */
  readonly until: number;
  readonly most: number;
}

/** Invitations to mail addresses, and the hashes stored instead of the addresses. */
export interface InvitationStore {
  /** The people whom organizers invited to a season by mail address, in the order of the list. */
  invitations(season: string): Promise<readonly InvitationRecord[]>;
  /**
   * Adds a number to all counts, or to none.
   * @returns the first count that has no room for it, if any
   */
  countInvitations(counts: readonly InvitationCount[], number: number): Promise<InvitationCount | undefined>;
  /** Stores an invitation with its event, once for each address and season, or replaces an earlier one. */
  invite(
    invitation: InvitationRecord,
    event: InvitedByMail,
    logged: LogRecord,
    before?: InvitationRecord,
  ): Promise<'invited' | 'already'>;
  /** Records which account has the address, unless the invitation was withdrawn. */
  noteInvited(invitation: InvitationRecord, player: string): Promise<void>;
  /** Withdraws an invitation, with its entry in the league's log. Twice is harmless. */
  removeInvitation(invitation: InvitationRecord, logged: LogRecord): Promise<'removed' | 'gone'>;
  /**
   * Writes the only mail that is sent to a person who has never logged in.
   * @param address a keyed hash of the mail address
   * @returns "already" if it was written before, "refused" if the owner of the address wants none
   */
  addFirstMail(
    address: string,
    at: number,
    delivery: DeliveryRecord,
  ): Promise<'added' | 'already' | 'refused'>;
  /** Stores permanently that the owner of an address wants no invitations. Twice is harmless. */
  refuseInvitations(address: string, at: number): Promise<void>;
  refusesInvitations(address: string): Promise<boolean>;
}
