import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { deliveryItem } from '../notification/deliveries.store';
import type { DeliveryRecord } from '../notification/notifications.records';
import { addressKey, invitationKey, limitKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { InvitedByMail } from '../platform/request-events.records';
import { ABSENT, insert, put, remove, transact, update, write } from '../platform/writes';
import { AddressRecord, InvitationRecord } from './invitations.records';

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
export function invitationStore(table: Table) {
  return {
    /** The people whom organizers invited to a season by mail address, in the order of the list. */
    async invitations(season: string): Promise<readonly InvitationRecord[]> {
      const range = { partition: `SEASON#${season}`, prefix: 'INVITATION#' };
      const all = await queryItems(table, range, InvitationRecord);
      return [...all].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    },

    /**
     * Adds a number to all counts, or to none.
     * @returns the first count that has no room for it, if any
     */
    async countInvitations(
      counts: readonly InvitationCount[],
      number: number,
    ): Promise<InvitationCount | undefined> {
      const tooFew = counts.find(({ most }) => most < number);
      if (tooFew !== undefined) return tooFew;
      const written = await transact(
        table,
        counts.map(({ name, window, until, most }) =>
          update(limitKey(name, window), 'ADD used :number SET expiresAt = :until', {
            when: 'attribute_not_exists(used) OR used <= :room',
            values: { number, room: most - number, until: Math.ceil(until / 1000) },
          }),
        ),
      );
      return written.ok ? undefined : counts[written.failed.indexOf(true)];
    },

    /** Stores an invitation with its event, once for each address and season, or replaces an earlier one. */
    async invite(
      invitation: InvitationRecord,
      event: InvitedByMail,
      entry: LogRecord,
      before?: InvitationRecord,
    ): Promise<'invited' | 'already'> {
      const item = { ...invitationKey(invitation.season, invitation.id), ...invitation };
      const written = await transact(table, [
        before === undefined
          ? insert(item)
          : put(item, { when: '#at = :at AND player = :player', values: before }),
        posted(event),
        logged(entry),
      ]);
      return written.ok ? 'invited' : 'already';
    },

    /** Records which account has the address, unless the invitation was withdrawn. */
    async noteInvited({ season, id }: InvitationRecord, player: string) {
      const noted = update(invitationKey(season, id), 'SET player = :player', {
        when: 'attribute_exists(pk)',
        values: { player },
      });
      await write(table, noted);
    },

    /** Records the first time that its mail arrived or its page was opened, unless the invitation was withdrawn. */
    async noteInvitationMail({ season, id }: InvitationRecord, what: 'arrivedAt' | 'openedAt', at: number) {
      const noted = update(invitationKey(season, id), `SET ${what} = :at`, {
        when: `attribute_exists(pk) AND attribute_not_exists(${what})`,
        values: { at },
      });
      await write(table, noted);
    },

    /** Withdraws an invitation, with its entry in the league's log. Twice is harmless. */
    async removeInvitation({ season, id }: InvitationRecord, entry: LogRecord): Promise<'removed' | 'gone'> {
      const written = await transact(table, [
        remove(invitationKey(season, id), { when: 'attribute_exists(pk)' }),
        logged(entry),
      ]);
      return written.ok ? 'removed' : 'gone';
    },

    /**
     * Writes the only mail that is sent to a person who has never logged in.
     * @param address a keyed hash of the mail address
     * @returns "already" if it was written before, "refused" if the owner of the address wants none
     */
    async addFirstMail(
      address: string,
      at: number,
      delivery: DeliveryRecord,
    ): Promise<'added' | 'already' | 'refused'> {
      const written = await transact(table, [
        update(addressKey(address), 'SET invitedAt = :at', {
          when: 'attribute_not_exists(invitedAt) AND attribute_not_exists(refusedAt)',
          values: { at },
        }),
        put(deliveryItem(delivery), { when: ABSENT }),
      ]);
      if (written.ok) return 'added';
      const kept = await getItem(table, addressKey(address), AddressRecord);
      return kept?.refusedAt === undefined ? 'already' : 'refused';
    },

    /** Stores permanently that the owner of an address wants no invitations. Twice is harmless. */
    async refuseInvitations(address: string, at: number) {
      await write(
        table,
        update(addressKey(address), 'SET refusedAt = if_not_exists(refusedAt, :at)', { values: { at } }),
      );
    },

    async refusesInvitations(address: string): Promise<boolean> {
      return (await getItem(table, addressKey(address), AddressRecord))?.refusedAt !== undefined;
    },
  };
}
