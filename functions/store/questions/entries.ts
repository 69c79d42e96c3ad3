import type { Admitted, EntryRecord, LogRecord } from '../records';

/** Who plays in a season. */
export interface EntryStore {
  /** In the order in which they came. */
  entries(season: string): Promise<readonly EntryRecord[]>;
  entry(season: string, player: string): Promise<EntryRecord | undefined>;
  /** Writes a registration in the state it asks for: "in" only while there is a place, and while the season takes any. */
  enter(entry: EntryRecord, capacity: number | null): Promise<'entered' | 'already-in' | 'closed' | 'full'>;
  /** A bot takes a seat that would stay empty, whatever the season's registration says. */
  enterBot(entry: EntryRecord): Promise<void>;
  /** Moves a registration to another state, if it is still in the one it was read in; places are counted with it, and what comes along is written. */
  moveEntry(
    entry: EntryRecord,
    to: EntryRecord['state'],
    capacity: number | null,
    along?: { readonly event?: Admitted; readonly logged?: LogRecord },
  ): Promise<'moved' | 'changed-meanwhile' | 'full'>;
  /** Changes what an entry says of its player: preferences, confirmation. */
  saveEntryDetails(entry: EntryRecord): Promise<'saved' | 'not-in'>;
  /** Takes a second account of one person out of a season, with the entry in the league's log. */
  removeEntry(removed: EntryRecord, entry: LogRecord): Promise<'removed' | 'changed-meanwhile'>;
}
