import type {
  Admitted,
  EntryRecord,
  LogRecord,
  MemberRecord,
  SeasonChanged,
  ToSettle,
} from '../platform/records';

/** The details of an entry that may change. */
export type EntryDetails = Partial<
  Pick<EntryRecord, 'prefers' | 'avoids' | 'zone' | 'confirmed' | 'accepted' | 'absent'>
>;

/** The items that are written together with a registration. */
export interface WithEntry {
  /** Makes the player a member of the league, unless they are one; refused if they are banned. */
  readonly member?: MemberRecord;
  /** The events that trigger everything else. */
  readonly events?: readonly (Admitted | SeasonChanged | ToSettle)[];
  /** An organizer's action in the league's log. */
  readonly logged?: LogRecord;
  /**
   * The states of an earlier entry that this one replaces.
   * @default withdrawn and invited
   */
  readonly replaces?: readonly EntryRecord['state'][];
  /**
   * Whether the season accepts it until it is finished, not only while registration is open.
   * @default false
   */
  readonly untilOver?: boolean;
}

/** The players of a season. */
export interface EntryStore {
  /** In the order in which they registered. */
  entries(season: string): Promise<readonly EntryRecord[]>;
  entry(season: string, player: string): Promise<EntryRecord | undefined>;
  /**
   * Writes a registration in the requested state: "in" only while there is a free place, and while the season accepts
   * players.
   */
  enter(
    entry: EntryRecord,
    capacity: number | null,
    along?: WithEntry,
  ): Promise<'entered' | 'already-in' | 'closed' | 'full' | 'banned'>;
  /** Gives a bot a seat that would stay empty, regardless of the season's registration. */
  enterBot(entry: EntryRecord): Promise<void>;
  /**
   * Moves a registration to another state, if its state is unchanged since it was read; updates the count of places,
   * and writes the accompanying items.
   */
  moveEntry(
    entry: EntryRecord,
    to: EntryRecord['state'],
    capacity: number | null,
    along?: { readonly events?: readonly (Admitted | SeasonChanged)[]; readonly logged?: LogRecord },
  ): Promise<'moved' | 'changed-meanwhile' | 'full'>;
  /** Changes the details of an entry, and leaves the rest. */
  saveEntryDetails(
    entry: EntryRecord,
    details: EntryDetails,
    event?: SeasonChanged,
    logged?: LogRecord,
  ): Promise<'saved' | 'not-in'>;
  /** Records that a player has a board on a ladder, unless they asked for another one after it was drawn. */
  noteSeated(season: string, player: string, drawnAt: number): Promise<void>;
  /** Removes a second account of one person from a season, with the entry in the league's log. */
  removeEntry(
    removed: EntryRecord,
    entry: LogRecord,
    event: SeasonChanged,
  ): Promise<'removed' | 'changed-meanwhile'>;
}
