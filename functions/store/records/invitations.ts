import * as z from 'zod';
import { PersonRecord, Time } from './common';

/**
 * Somebody whom an organizer invited to a season by mail address. It stands beside the entries, so that the roster says
 * the same of every address, whoever has it.
 */
export const InvitationRecord = z.object({
  season: z.string(),
  /** A keyed hash of season and address, by which the roster names it. */
  id: z.string(),
  /** What the organizer's list calls them. */
  name: z.string(),
  at: Time,
  by: PersonRecord,
  /** The account that has the address; absent until it has been looked up, and never shown to organizers. */
  player: z.string().optional(),
});
export type InvitationRecord = z.infer<typeof InvitationRecord>;

/** What the platform keeps of a mail address without keeping the address: its first mail, and whether its owner wants none. */
export const AddressRecord = z.object({
  /** When the one invitation was sent that goes to somebody who has never come. */
  invitedAt: Time.optional(),
  /** Since when its owner wants no invitations. */
  refusedAt: Time.optional(),
});
export type AddressRecord = z.infer<typeof AddressRecord>;
