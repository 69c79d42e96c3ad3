import { ownNoteKey } from '../keys';
import type { OwnNoteStore } from '../questions/own-notes';
import { OwnNote } from '../records';
import { queryItems, type Table } from './reads';
import { put, remove, update, write } from './writes';

/** Players' private notes on games, in their own partition. */
export function ownNoteStore(table: Table): OwnNoteStore {
  return {
    async saveOwnNote(note) {
      await write(table, put({ ...ownNoteKey(note), ...note }));
    },

    ownNotes: (player, game) => {
      const { pk, sk } = ownNoteKey({ player, game, id: '' });
      return queryItems(table, { partition: pk, prefix: sk }, OwnNote);
    },

    async editOwnNote(note, text) {
      const terms = { when: 'attribute_exists(pk)', values: { text } };
      return (await write(table, update(ownNoteKey(note), 'SET #text = :text', terms)))
        ? 'edited'
        : 'not-there';
    },

    async deleteOwnNote(note) {
      await write(table, remove(ownNoteKey(note)));
    },
  };
}
