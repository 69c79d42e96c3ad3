import { ownNoteKey } from '../platform/keys';
import { queryItems, type Table } from '../platform/reads';
import { OwnNote } from '../platform/records';
import { put, remove, update, write } from '../platform/writes';
import type { OwnNoteStore } from './own-notes.questions';

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
