import type { DeliveryRecord, InvitationRecord, InvitedByMail, LogRecord } from '../records';

/** A count of invitations that may not pass a number. */
export interface InvitationCount {
  /** What is counted, and of whom: `invitations/account/p1`. */
  readonly name: string;
  /** The number of the stretch of time; a new one begins at nothing. */
  readonly window: number;
  /** When the count may be forgotten, in milliseconds. */
  readonly until: number;
  readonly most: number;
}

/** Invitations to mail addresses, and what is kept of the addresses. */
export interface InvitationStore {
  /** Whom organizers invited to a season by mail address, in the order of the list. */
  invitations(season: string): Promise<readonly InvitationRecord[]>;
  /** Counts some more in all counts, or in none. @returns the first count that has no room for them, if one has not */
  countInvitations(counts: readonly InvitationCount[], number: number): Promise<InvitationCount | undefined>;
  /** Keeps an invitation with the event of what follows, once for each address and season, or in the place of one before. */
  invite(
    invitation: InvitationRecord,
    event: InvitedByMail,
    logged: LogRecord,
    before?: InvitationRecord,
  ): Promise<'invited' | 'already'>;
  /** Notes which account has the address, unless the invitation was taken back. */
  noteInvited(invitation: InvitationRecord, player: string): Promise<void>;
  /** Takes an invitation back, with its entry in the league's log. Twice is harmless. */
  removeInvitation(invitation: InvitationRecord, logged: LogRecord): Promise<'removed' | 'gone'>;
  /**
   * Writes the one mail that goes to somebody who has never come.
   * @param address a keyed hash of the mail address
   * @returns "already" where it was written before, "refused" where the owner of the address wants none
   */
  addFirstMail(
    address: string,
    at: number,
    delivery: DeliveryRecord,
  ): Promise<'added' | 'already' | 'refused'>;
  /** Remembers for good that the owner of an address wants no invitations. Twice is harmless. */
  refuseInvitations(address: string, at: number): Promise<void>;
  refusesInvitations(address: string): Promise<boolean>;
}
