import type { OwnNote } from '../records';

/** What players note on games for themselves. They stand with their account, and end with it. */
export interface OwnNoteStore {
  saveOwnNote(note: OwnNote): Promise<void>;
  /** A player's notes on a game, oldest first. */
  ownNotes(player: string, game: string): Promise<readonly OwnNote[]>;
  /** Another text for a note that is there. */
  editOwnNote(note: Pick<OwnNote, 'player' | 'game' | 'id'>, text: string): Promise<'edited' | 'not-there'>;
  /** Repeating it is harmless. */
  deleteOwnNote(note: Pick<OwnNote, 'player' | 'game' | 'id'>): Promise<void>;
}
