import { logged } from '../league/logs.store';
import { deliveryItem } from '../notification/deliveries.store';
import { addressKey, invitationKey, limitKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { AddressRecord, InvitationRecord } from '../platform/records';
import { ABSENT, insert, put, remove, transact, update, write } from '../platform/writes';
import type { InvitationStore } from './invitations.questions';

/** Invitations to mail addresses, and the hashes stored instead of the addresses. */
export function invitationStore(table: Table): InvitationStore {
  return {
    async invitations(season) {
      const range = { partition: `SEASON#${season}`, prefix: 'INVITATION#' };
      const all = await queryItems(table, range, InvitationRecord);
      return [...all].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    },

    async countInvitations(counts, number) {
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

    async invite(invitation, event, entry, before) {
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

    async noteInvited({ season, id }, player) {
      const noted = update(invitationKey(season, id), 'SET player = :player', {
        when: 'attribute_exists(pk)',
        values: { player },
      });
      await write(table, noted);
    },

    async removeInvitation({ season, id }, entry) {
      const written = await transact(table, [
        remove(invitationKey(season, id), { when: 'attribute_exists(pk)' }),
        logged(entry),
      ]);
      return written.ok ? 'removed' : 'gone';
    },

    async addFirstMail(address, at, delivery) {
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

    async refuseInvitations(address, at) {
      await write(
        table,
        update(addressKey(address), 'SET refusedAt = if_not_exists(refusedAt, :at)', { values: { at } }),
      );
    },

    async refusesInvitations(address) {
      return (await getItem(table, addressKey(address), AddressRecord))?.refusedAt !== undefined;
    },
  };
}
