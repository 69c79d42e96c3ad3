import type { BlockRecord, Gate, MessageRecord, ThreadRecord } from '../records';

export interface PressStore {
  /** What is counted of each thread; of delayed press one for each thread, step and sender. */
  threads(game: string): Promise<readonly ThreadRecord[]>;
  /** The last messages of a thread, or the last before one of them, oldest first. */
  messages(game: string, thread: string, limit: number, before?: string): Promise<readonly MessageRecord[]>;
  message(game: string, thread: string, id: string): Promise<MessageRecord | undefined>;
  /** Sends it with its event, while the game stands where it was read and the seat is its sender's; once. */
  sendMessage(
    message: MessageRecord & { readonly player: string },
    gate: Gate,
  ): Promise<'sent' | 'changed-meanwhile'>;
  /** Takes the words of a message away; doing it again is harmless. */
  deleteMessage(message: MessageRecord, at: number): Promise<void>;
  /** Moves a reading on, never back. */
  markRead(game: string, player: string, thread: string, messages: number): Promise<void>;
  blockedBy(player: string): Promise<readonly BlockRecord[]>;
  block(block: BlockRecord): Promise<void>;
  unblock(player: string, blocked: string): Promise<void>;
}
