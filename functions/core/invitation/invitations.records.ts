import * as z from 'zod';
import { PersonRecord, Time } from '../platform/common.records';

/**
 * A person whom an organizer invited to a season by mail address. It is stored beside the entries, so that the roster
 * shows the same for every address, with or without an account.
 */
export const InvitationRecord = z.object({
  season: z.string(),
  /** A keyed hash of season and address, which identifies it in the roster. */
  id: z.string(),
  /** Their name on the organizer's list. */
  name: z.string(),
  at: Time,
  by: PersonRecord,
  /** The account that has the address; absent until it has been looked up, and never shown to organizers. */
  player: z.string().optional(),
  /** When the mail server of the address accepted the mail, if the mail service has reported that. */
  arrivedAt: Time.optional(),
  /** When the page behind its link was shown for the first time. */
  openedAt: Time.optional(),
});
export type InvitationRecord = z.infer<typeof InvitationRecord>;

/**
 * What the platform stores about a mail address without storing the address: its first mail, and whether its owner
 * wants none.
 */
export const AddressRecord = z.object({
  /** When the only invitation to a person who has never logged in was sent. */
  invitedAt: Time.optional(),
  /** Since when its owner wants no invitations. */
  refusedAt: Time.optional(),
});
export type AddressRecord = z.infer<typeof AddressRecord>;
