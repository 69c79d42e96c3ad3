import type { ChatHomeRecord, LogRecord } from '../platform/records';

/** Discord servers connected to leagues. */
export interface ChatHomeStore {
  /** The leagues that a server is connected to: one, unless two were connected at the same moment. */
  chatHomesOf(guild: string): Promise<readonly ChatHomeRecord[]>;
  /** The servers that are connected to a league. */
  chatHomes(league: string): Promise<readonly ChatHomeRecord[]>;
  /** With its entry in the league's log. Twice is harmless. */
  saveChatHome(home: ChatHomeRecord, entry: LogRecord): Promise<void>;
  removeChatHome(league: string, guild: string, entry: LogRecord): Promise<void>;
}
