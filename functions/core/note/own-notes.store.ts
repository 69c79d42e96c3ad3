import { ownNoteKey } from '../platform/keys';
import { queryItems, type Table } from '../platform/reads';
import { put, remove, update, write } from '../platform/writes';
import { OwnNote } from './notes.records';

/** Players' private notes on games. They are stored with the account and deleted with it. */
export interface OwnNoteStore {
  saveOwnNote(note: OwnNote): Promise<void>;
  /** A player's notes on a game, oldest first. */
  ownNotes(player: string, game: string): Promise<readonly OwnNote[]>;
  /** Replaces the text of an existing note. */
  editOwnNote(note: Pick<OwnNote, 'player' | 'game' | 'id'>, text: string): Promise<'edited' | 'not-there'>;
  /** Repeating it is harmless. */
  deleteOwnNote(note: Pick<OwnNote, 'player' | 'game' | 'id'>): Promise<void>;
}

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
