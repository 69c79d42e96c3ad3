import type { OwnNote } from '../platform/records';

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
