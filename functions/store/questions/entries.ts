import type { Admitted, EntryRecord, LogRecord, MemberRecord, SeasonChanged, ToSettle } from '../records';

/** What an entry says of its player, as far as it changes. */
export type EntryDetails = Partial<
  Pick<EntryRecord, 'prefers' | 'avoids' | 'zone' | 'confirmed' | 'accepted' | 'absent'>
>;

/** What is written along with a registration. */
export interface WithEntry {
  /** Makes the player a member of the league, unless they are one; refused if they are banned. */
  readonly member?: MemberRecord;
  /** What makes everything else follow. */
  readonly events?: readonly (Admitted | SeasonChanged | ToSettle)[];
  /** An organizer's entry in the league's log. */
  readonly logged?: LogRecord;
  /** The states of an earlier entry that this one takes the place of. @default withdrawn and invited */
  readonly replaces?: readonly EntryRecord['state'][];
  /** Whether the season takes it until it is finished, not only while registration is open. @default false */
  readonly untilOver?: boolean;
}

/** Who plays in a season. */
export interface EntryStore {
  /** In the order in which they came. */
  entries(season: string): Promise<readonly EntryRecord[]>;
  entry(season: string, player: string): Promise<EntryRecord | undefined>;
  /** Writes a registration in the state it asks for: "in" only while there is a place, and while the season takes any. */
  enter(
    entry: EntryRecord,
    capacity: number | null,
    along?: WithEntry,
  ): Promise<'entered' | 'already-in' | 'closed' | 'full' | 'banned'>;
  /** A bot takes a seat that would stay empty, whatever the season's registration says. */
  enterBot(entry: EntryRecord): Promise<void>;
  /** Moves a registration to another state, if it is still in the one it was read in; places are counted with it, and what comes along is written. */
  moveEntry(
    entry: EntryRecord,
    to: EntryRecord['state'],
    capacity: number | null,
    along?: { readonly events?: readonly (Admitted | SeasonChanged)[]; readonly logged?: LogRecord },
  ): Promise<'moved' | 'changed-meanwhile' | 'full'>;
  /** Changes what an entry says of its player, and leaves the rest. */
  saveEntryDetails(
    entry: EntryRecord,
    details: EntryDetails,
    event?: SeasonChanged,
    logged?: LogRecord,
  ): Promise<'saved' | 'not-in'>;
  /** Notes that a player has a board on a ladder, unless they asked for another one after it was drawn. */
  noteSeated(season: string, player: string, drawnAt: number): Promise<void>;
  /** Takes a second account of one person out of a season, with the entry in the league's log. */
  removeEntry(
    removed: EntryRecord,
    entry: LogRecord,
    event: SeasonChanged,
  ): Promise<'removed' | 'changed-meanwhile'>;
}
