import { ownNoteKey } from '../platform/keys';
import { queryItems, type Table } from '../platform/reads';
import { put, remove, update, write } from '../platform/writes';
import { OwnNote } from './notes.records';

/**
 * Players' private notes on games, in each player's own partition. They are stored with the account and deleted with
 * it.
 */
export function ownNoteStore(table: Table) {
  return {
    async saveOwnNote(note: OwnNote) {
      await write(table, put({ ...ownNoteKey(note), ...note }));
    },

    /** A player's notes on a game, oldest first. */
    ownNotes: (player: string, game: string): Promise<readonly OwnNote[]> => {
      const { pk, sk } = ownNoteKey({ player, game, id: '' });
      return queryItems(table, { partition: pk, prefix: sk }, OwnNote);
    },

    /** Replaces the text of an existing note. */
    async editOwnNote(
      note: Pick<OwnNote, 'player' | 'game' | 'id'>,
      text: string,
    ): Promise<'edited' | 'not-there'> {
      const terms = { when: 'attribute_exists(pk)', values: { text } };
      return (await write(table, update(ownNoteKey(note), 'SET #text = :text', terms)))
        ? 'edited'
        : 'not-there';
    },

    /** Repeating it is harmless. */
    async deleteOwnNote(note: Pick<OwnNote, 'player' | 'game' | 'id'>) {
      await write(table, remove(ownNoteKey(note)));
    },
  };
}
