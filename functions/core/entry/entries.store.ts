import type { MemberRecord } from '../account/people.records';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { joined } from '../member/members.store';
import type { Admitted, SeasonChanged } from '../platform/events.records';
import { entryKey, seasonKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { ToSettle } from '../platform/request-events.records';
import { ABSENT, insert, put, transact, update, type Write, write } from '../platform/writes';
import { EntryRecord, SeasonRecord } from '../season/seasons.records';

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

/** The players of a season. */
export function entryStore(table: Table): EntryStore {
  return {
    async entries(season) {
      const range = { partition: `SEASON#${season}`, prefix: 'ENTRY#' };
      const entries = await queryItems(table, range, EntryRecord);
      return [...entries].sort(
        (one, other) => one.at - other.at || (one.player.id < other.player.id ? -1 : 1),
      );
    },

    entry: (season, player) => getItem(table, entryKey(season, player), EntryRecord),

    async enter(entry, capacity, { member, events = [], logged: logEntry, ...along } = {}) {
      const { replaces = ['withdrawn', 'invited'], untilOver = false } = along;
      const old = Object.fromEntries(replaces.map((state) => [state, state]));
      const again =
        replaces.length === 0 ? '' : ` OR #state IN (${replaces.map((state) => `:${state}`).join(', ')})`;
      const open = untilOver ? NOT_OVER : TAKES_ENTRIES;
      const written = await transact(table, [
        takePlaces(entry.season, entry.state === 'in' ? 1 : 0, capacity, open),
        put(entryItem(entry), { when: `${ABSENT}${again}`, values: old }),
        ...events.map(posted),
        ...(logEntry === undefined ? [] : [logged(logEntry)]),
        ...(member === undefined ? [] : [joined(member)]),
      ]);
      if (written.ok) return 'entered';
      if (written.failed[1]) return 'already-in';
      if (member !== undefined && written.failed.at(-1) === true) return 'banned';
      const season = await getItem(table, seasonKey(entry.season), SeasonRecord);
      const full = capacity !== null && season !== undefined && season.players >= capacity;
      return entry.state === 'in' && full && season.status !== 'finished' ? 'full' : 'closed';
    },

    // Twice is harmless: the second time changes nothing and takes no place.
    async enterBot(entry) {
      await transact(table, enterBots(entry.season, [entry]));
    },

    async moveEntry(entry, to, capacity, { events = [], logged: logEntry } = {}) {
      const places = entry.state === to ? 0 : to === 'in' ? 1 : entry.state === 'in' ? -1 : 0;
      const written = await transact(table, [
        takePlaces(entry.season, places, capacity),
        update(entryKey(entry.season, entry.player.id), 'SET #state = :to, since = :since', {
          when: '#state = :from',
          values: { from: entry.state, to, since: entry.since },
        }),
        ...events.map(posted),
        ...(logEntry === undefined ? [] : [logged(logEntry)]),
      ]);
      if (written.ok) return 'moved';
      return written.failed[0] && !written.failed[1] ? 'full' : 'changed-meanwhile';
    },

    async saveEntryDetails({ season, player }, details, event, logEntry) {
      const given = Object.entries(details).filter(([, value]) => value !== undefined);
      if (given.length === 0) return 'saved';
      const change = `SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')}`;
      const changed = update(entryKey(season, player.id), change, {
        when: 'attribute_exists(pk) AND NOT #state IN (:withdrawn, :removed)',
        values: { ...Object.fromEntries(given), withdrawn: 'withdrawn', removed: 'removed' },
      });
      const along = [
        ...(event === undefined ? [] : [posted(event)]),
        ...(logEntry === undefined ? [] : [logged(logEntry)]),
      ];
      return (await transact(table, [changed, ...along])).ok ? 'saved' : 'not-in';
    },

    async noteSeated(season, player, drawnAt) {
      const seated = update(entryKey(season, player), 'SET confirmed = :none', {
        when: 'confirmed <= :drawnAt',
        values: { none: 0, drawnAt },
      });
      await write(table, seated);
    },

    async removeEntry({ season, player, state }, entry, event) {
      const written = await transact(table, [
        update(entryKey(season, player.id), 'SET #state = :removed', {
          when: '#state = :state',
          values: { removed: 'removed', state },
        }),
        update(seasonKey(season), 'ADD players :places', { values: { places: state === 'in' ? -1 : 0 } }),
        logged(entry),
        posted(event),
      ]);
      return written.ok ? 'removed' : 'changed-meanwhile';
    },
  };
}

/** Bots that take seats which would stay empty, with their places. */
export function enterBots(season: string, bots: readonly EntryRecord[]): readonly Write[] {
  if (bots.length === 0) return [];
  const places = update(seasonKey(season), 'ADD players :places', {
    when: THERE,
    values: { places: bots.length },
  });
  return [places, ...bots.map((bot) => insert(entryItem(bot)))];
}

export function entryItem(entry: EntryRecord) {
  return { ...entryKey(entry.season, entry.player.id), ...entry };
}

const THERE = 'attribute_exists(pk)';
const TAKES_ENTRIES = '(#status = :registration OR (#status = :running AND registration.#late = :true))';

const NOT_OVER = 'attribute_exists(pk) AND #status <> :finished';

/** Takes or returns a place of a season, if the season is in the required state and has a free place. */
function takePlaces(season: string, places: 1 | 0 | -1, capacity: number | null, state = THERE): Write {
  const limited = places === 1 && capacity !== null;
  return update(seasonKey(season), 'ADD players :places', {
    when: limited ? `${state} AND players < :capacity` : state,
    values: {
      places,
      capacity,
      registration: 'registration',
      running: 'running',
      finished: 'finished',
      true: true,
    },
  });
}
