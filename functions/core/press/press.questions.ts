import type { BlockRecord, Gate, MessageRecord, ThreadRecord } from '../platform/records';

export interface PressStore {
  /** The counters of each thread; for delayed press one per thread, step and sender. */
  threads(game: string): Promise<readonly ThreadRecord[]>;
  /** The last messages of a thread, or the last before one of them, oldest first. */
  messages(game: string, thread: string, limit: number, before?: string): Promise<readonly MessageRecord[]>;
  message(game: string, thread: string, id: string): Promise<MessageRecord | undefined>;
  /** Sends it with its event, while the game is unchanged since it was read and the sender holds the seat; once. */
  sendMessage(
    message: MessageRecord & { readonly player: string },
    gate: Gate,
  ): Promise<'sent' | 'changed-meanwhile'>;
  /** Deletes the text of a message; doing it again is harmless. */
  deleteMessage(message: MessageRecord, at: number): Promise<void>;
  /** Moves a reading forward, never back. */
  markRead(game: string, player: string, thread: string, messages: number): Promise<void>;
  blockedBy(player: string): Promise<readonly BlockRecord[]>;
  block(block: BlockRecord): Promise<void>;
  unblock(player: string, blocked: string): Promise<void>;
}
