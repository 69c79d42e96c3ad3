import { ownNoteKey } from '../keys';
import type { OwnNoteStore } from '../questions/own-notes';
import { OwnNote } from '../records';
import { queryItems, type Table } from './reads';
import { put, remove, write } from './writes';

/** What players note on games, in their own partition. */
export function ownNoteStore(table: Table): OwnNoteStore {
  return {
    async saveOwnNote(note) {
      await write(table, put({ ...ownNoteKey(note), ...note }));
    },

    ownNotes: (player, game) => {
      const { pk, sk } = ownNoteKey({ player, game, id: '' });
      return queryItems(table, { partition: pk, prefix: sk, consistent: true }, OwnNote);
    },

    async deleteOwnNote(note) {
      await write(table, remove(ownNoteKey(note)));
    },
  };
}
