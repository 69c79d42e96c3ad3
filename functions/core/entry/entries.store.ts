import type { MemberRecord, PlayerRecord } from '../account/people.records';
import { changeProfile } from '../account/people.store';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { joined } from '../member/members.store';
import type { Admitted, SeasonChanged } from '../platform/events.records';
import { answersKey, entryKey, roundKey, seasonKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { ToSettle } from '../platform/request-events.records';
import { ABSENT, check, insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import { type Adjustment, EntryRecord, SeasonRecord } from '../season/seasons.records';
import type { AnswersRecord } from './answers.records';

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
  /** Answers to the season's questions. */
  readonly answers?: AnswersRecord | undefined;
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
  /** The first round that the entry can be in: it must not have been released yet. */
  readonly before?: number | undefined;
}

/** Somebody who is new to the platform, and enters a season. */
export interface Newcomer {
  readonly profile: PlayerRecord;
  readonly entry: EntryRecord;
  readonly member: MemberRecord;
  readonly admitted: Admitted;
  readonly logged: LogRecord;
}

/** How many newcomers fit into one transaction of a hundred writes. */
export const NEWCOMERS_AT_ONCE = 19;

/** The round that a player answers for. */
export interface AnsweredRound {
  readonly round: number;
  /** Whether a draw that waits for its organizer's review still takes the answer: it is drawn again without the player. */
  readonly whilePlanned: boolean;
}

/** The players of a season. */
export function entryStore(table: Table) {
  return {
    /** In the order in which they registered. */
    async entries(season: string): Promise<readonly EntryRecord[]> {
      const range = { partition: `SEASON#${season}`, prefix: 'ENTRY#' };
      const entries = await queryItems(table, range, EntryRecord);
      return [...entries].sort(
        (one, other) => one.at - other.at || (one.player.id < other.player.id ? -1 : 1),
      );
    },

    entry: (season: string, player: string) => getItem(table, entryKey(season, player), EntryRecord),

    /**
     * Writes a registration in the requested state: "in" only while there is a free place, and while the season accepts
     * players.
     */
    async enter(
      entry: EntryRecord,
      capacity: number | null,
      { member, events = [], logged: logEntry, answers, ...along }: WithEntry = {},
    ): Promise<'entered' | 'already-in' | 'closed' | 'full' | 'banned' | 'drawn'> {
      const { replaces = ['withdrawn', 'invited'], untilOver = false, before } = along;
      const old = Object.fromEntries(replaces.map((state) => [state, state]));
      const again =
        replaces.length === 0 ? '' : ` OR #state IN (${replaces.map((state) => `:${state}`).join(', ')})`;
      const open = untilOver ? NOT_OVER : TAKES_ENTRIES;
      const written = await transact(table, [
        takePlaces(entry.season, entry.state === 'in' ? 1 : 0, capacity, open),
        put(entryItem(entry), { when: `${ABSENT}${again}`, values: old }),
        ...(before === undefined ? [] : [notDrawn(entry.season, { round: before, whilePlanned: true })]),
        ...events.map(posted),
        ...(logEntry === undefined ? [] : [logged(logEntry)]),
        ...(answers === undefined ? [] : [put(answersItem(answers))]),
        ...(member === undefined ? [] : [joined(member)]),
      ]);
      if (written.ok) return 'entered';
      if (written.failed[1]) return 'already-in';
      if (before !== undefined && written.failed[2]) return 'drawn';
      if (member !== undefined && written.failed.at(-1) === true) return 'banned';
      const season = await getItem(table, seasonKey(entry.season), SeasonRecord);
      const full = capacity !== null && season !== undefined && season.players >= capacity;
      return entry.state === 'in' && full && season.status !== 'finished' ? 'full' : 'closed';
    },

    /**
     * Enters people who are new to the platform in one transaction, all of them or none: their profiles, their entries,
     * their memberships and what follows.
     * @returns whether they are in; otherwise some exist, or the season has no places for all of them
     */
    async enterNewcomers(
      newcomers: readonly Newcomer[],
      season: string,
      { capacity, event }: { readonly capacity: number | null; readonly event: SeasonChanged },
    ): Promise<boolean> {
      const { ok } = await transact(table, [
        takePlaces(season, newcomers.length, capacity, NOT_OVER),
        posted(event),
        ...newcomers.flatMap(({ profile, entry, member, admitted, logged: logEntry }) => [
          changeProfile(profile, { email: profile.email }),
          insert(entryItem(entry)),
          joined(member),
          posted(admitted),
          logged(logEntry),
        ]),
      ]);
      return ok;
    },

    /** Gives a bot a seat that would stay empty, regardless of the season's registration. */
    // Twice is harmless: the second time changes nothing.
    async enterBot(entry: EntryRecord) {
      await transact(table, enterBots(entry.season, [entry]));
    },

    /**
     * Moves a registration to another state, if its state is unchanged since it was read; updates the count of places,
     * and writes the accompanying items.
     */
    async moveEntry(
      entry: EntryRecord,
      to: EntryRecord['state'],
      capacity: number | null,
      {
        events = [],
        logged: logEntry,
      }: { readonly events?: readonly (Admitted | SeasonChanged)[]; readonly logged?: LogRecord } = {},
    ): Promise<'moved' | 'changed-meanwhile' | 'full'> {
      const takesNone = entry.state === to || entry.player.kind === 'bot';
      const places = takesNone ? 0 : to === 'in' ? 1 : entry.state === 'in' ? -1 : 0;
      const written = await transact(table, [
        takePlaces(entry.season, places, capacity),
        update(entryKey(entry.season, entry.player.id), 'SET #state = :to, since = :since', {
          when: '#state = :from',
          values: { from: entry.state, to, since: entry.since },
        }),
        ...events.map(posted),
        ...(logEntry === undefined ? [] : [logged(logEntry)]),
        // Nobody who has left is asked anything.
        ...(to === 'withdrawn' ? [remove(answersKey(entry.player.id, entry.season))] : []),
      ]);
      if (written.ok) return 'moved';
      return written.failed[0] && !written.failed[1] ? 'full' : 'changed-meanwhile';
    },

    /**
     * Changes the details of an entry, and leaves the rest.
     * @returns "drawn" if they answer for a round that takes no more answers
     */
    async saveEntryDetails(
      { season, player }: EntryRecord,
      details: EntryDetails,
      {
        event,
        logged: logEntry,
        answersFor,
      }: {
        readonly event?: SeasonChanged | undefined;
        readonly logged?: LogRecord | undefined;
        readonly answersFor?: AnsweredRound | undefined;
      } = {},
    ): Promise<'saved' | 'not-in' | 'drawn'> {
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
      const fence = answersFor === undefined ? [] : [notDrawn(season, answersFor), countAnswer(season)];
      const written = await transact(table, [changed, ...fence, ...along]);
      if (written.ok) return 'saved';
      return written.failed[0] || answersFor === undefined ? 'not-in' : 'drawn';
    },

    /** Replaces a player's bonus and penalty points, if they are unchanged since they were read. */
    async adjustPoints(
      entry: EntryRecord,
      adjustments: readonly Adjustment[],
      { event, logged: logEntry }: { readonly event: SeasonChanged; readonly logged: LogRecord },
    ): Promise<'adjusted' | 'changed-meanwhile'> {
      const { season, player, state, adjustmentsVersion: was } = entry;
      const unchanged =
        was === undefined ? 'attribute_not_exists(adjustmentsVersion)' : 'adjustmentsVersion = :was';
      const change = 'SET adjustments = :adjustments, adjustmentsVersion = :next';
      const written = await transact(table, [
        update(entryKey(season, player.id), change, {
          when: `#state = :state AND ${unchanged}`,
          values: { adjustments, next: (was ?? 0) + 1, state, was },
        }),
        logged(logEntry),
        posted(event),
      ]);
      return written.ok ? 'adjusted' : 'changed-meanwhile';
    },

    /** Records that a player has a board on a ladder, unless they asked for another one after it was drawn. */
    async noteSeated(season: string, player: string, drawnAt: number) {
      const seated = update(entryKey(season, player), 'SET confirmed = :none', {
        when: 'confirmed <= :drawnAt',
        values: { none: 0, drawnAt },
      });
      await write(table, seated);
    },

    /** Removes a second account of one person from a season, with the entry in the league's log. */
    async removeEntry(
      { season, player, state }: EntryRecord,
      entry: LogRecord,
      event: SeasonChanged,
    ): Promise<'removed' | 'changed-meanwhile'> {
      const written = await transact(table, [
        update(entryKey(season, player.id), 'SET #state = :removed', {
          when: '#state = :state',
          values: { removed: 'removed', state },
        }),
        update(seasonKey(season), 'ADD players :places, answers :one', {
          values: { places: state === 'in' ? -1 : 0, one: 1 },
        }),
        logged(entry),
        posted(event),
      ]);
      return written.ok ? 'removed' : 'changed-meanwhile';
    },
  };
}

/**
 * Bots that take seats which would stay empty. They take no places: a person comes before a bot.
 * @param answers the season's count of answers, which must not have changed; left out if it does not matter
 */
export function enterBots(season: string, bots: readonly EntryRecord[], answers?: number): readonly Write[] {
  if (bots.length === 0 && answers === undefined) return [];
  const terms =
    answers === undefined
      ? { when: THERE }
      : { when: sameAnswers(answers), values: answers === 0 ? {} : { answers } };
  return [check(seasonKey(season), terms), ...bots.map((bot) => insert(entryItem(bot)))];
}

export function answersItem(answers: AnswersRecord) {
  return { ...answersKey(answers.player, answers.season), ...answers };
}

export function entryItem(entry: EntryRecord) {
  return { ...entryKey(entry.season, entry.player.id), ...entry };
}

/** A season of an earlier release has no count until somebody answers. */
function sameAnswers(answers: number): string {
  return answers === 0 ? `${THERE} AND attribute_not_exists(answers)` : 'answers = :answers';
}

const THERE = 'attribute_exists(pk)';
const TAKES_ENTRIES = '(#status = :registration OR (#status = :running AND registration.#late = :true))';

const NOT_OVER = 'attribute_exists(pk) AND #status <> :finished';

/** Takes or returns a place of a season, if the season is in the required state and has a free place. */
function takePlaces(season: string, places: number, capacity: number | null, state = THERE): Write {
  const limited = places > 0 && capacity !== null;
  return update(seasonKey(season), 'ADD players :places, answers :one', {
    when: limited ? `${state} AND players < :capacity` : state,
    values: {
      places,
      one: 1,
      // All of them need a place.
      capacity: limited ? capacity - places + 1 : null,
      registration: 'registration',
      running: 'running',
      finished: 'finished',
      true: true,
    },
  });
}

/** The condition that a round has not been drawn, or only planned if that is enough. */
function notDrawn(season: string, { round, whilePlanned }: AnsweredRound): Write {
  return check(roundKey(season, round), {
    when: whilePlanned ? `${ABSENT} OR #state = :planned` : ABSENT,
    values: whilePlanned ? { planned: 'planned' } : {},
  });
}

/** Tells a draw that is on its way that it has read an old answer. */
function countAnswer(season: string): Write {
  return update(seasonKey(season), 'ADD answers :one', { when: THERE, values: { one: 1 } });
}
