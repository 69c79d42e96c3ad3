import { isDeepStrictEqual } from 'node:util';
import { renameIn } from '../account/accounts.store';
import { isOwnEvent, itemsThatName, itemsThatNameSeason } from '../account/items-that-name.store';
import type { LeagueRecord } from '../account/people.records';
import { privacyKey, seenBy } from '../league/league-settings.store';
import type { LeagueRenamed, Renamed } from '../platform/events.records';
import {
  leagueKey,
  listing,
  MEASURE_PREFIX,
  MEASURES,
  measureKey,
  SITE_ADMINS,
  SITE_LOG,
  siteAdminKey,
  siteReportKey,
  siteReportList,
} from '../platform/keys';
import type { LastingMemory } from '../platform/lasting-memory';
import { newestListed } from '../platform/lists';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, queryPage, type Table } from '../platform/reads';
import { StoredItem } from '../platform/stored-item';
import { insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import type { SessionsRecord } from '../session/sessions.records';
import { savedSessions } from '../session/sessions.store';
import {
  type HiddenPlace,
  SiteAdminRecord,
  SiteLogRecord,
  SiteMeasureRecord,
  SiteReportRecord,
  type TextTarget,
} from './site.records';
import { placeOf } from './site-texts.store';
import { reportItem, reportSettled, siteLogged } from './site-writes.store';

/** A stored text: its attributes, and the whole item, which contains its owner. */
export interface FoundText {
  readonly pk: string;
  readonly sk: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly item: Readonly<Record<string, unknown>>;
}

/** The items that change together with a measure, or with its end. */
export interface MeasureChanges {
  /** Texts that replace others. */
  readonly places?: readonly HiddenPlace[];
  /** A league that is hidden, or shown again. */
  readonly league?: Pick<LeagueRecord, 'id' | 'hidden'>;
  /** The sessions of an account that is suspended, or no longer suspended. */
  readonly sessions?: { readonly record: SessionsRecord; readonly until: number };
  readonly event?: LeagueRenamed | Renamed;
  /** The report that it settles. */
  readonly report?: SiteReportRecord;
}

/** Site administrators: who they are, reports to them, their measures, and their log. */
export function siteStore(table: Table, memory: LastingMemory) {
  const change = async (writes: readonly Write[], { league }: MeasureChanges) => {
    const { ok } = await transact(table, writes);
    if (league !== undefined) memory.forget(privacyKey(league.id));
    return ok ? 'done' : 'changed-meanwhile';
  };
  return {
    siteAdmins: () => queryItems(table, { partition: SITE_ADMINS }, SiteAdminRecord),
    siteAdmin: (player: string) => getItem(table, siteAdminKey(player), SiteAdminRecord),

    async appointSiteAdmin(record: SiteAdminRecord, entry: SiteLogRecord): Promise<'done' | 'already'> {
      const appointed = insert({ ...siteAdminKey(record.player.id), ...record });
      return (await transact(table, [appointed, siteLogged(entry)])).ok ? 'done' : 'already';
    },

    async removeSiteAdmin(player: string, entry: SiteLogRecord): Promise<'done' | 'not-there'> {
      const removed = remove(siteAdminKey(player), { when: 'attribute_exists(pk)' });
      return (await transact(table, [removed, siteLogged(entry)])).ok ? 'done' : 'not-there';
    },

    /** The current content of a text; undefined if there is none. */
    async textAt(target: TextTarget): Promise<FoundText | undefined> {
      const { attributes: names, ...key } = placeOf(target);
      const item = await getItem(table, key, StoredItem);
      if (item === undefined) return undefined;
      const there = names.filter((name) => item[name] !== undefined);
      return { ...key, attributes: Object.fromEntries(there.map((name) => [name, item[name]])), item };
    },

    /** Stores a report; the same person reports the same text once. */
    async saveReport(report: SiteReportRecord): Promise<'saved' | 'already-reported'> {
      return (await write(table, insert(reportItem(report)))) ? 'saved' : 'already-reported';
    },

    report: (id: string) => getItem(table, siteReportKey(id), SiteReportRecord),

    /** One page of reports, newest first. */
    reports: (state: SiteReportRecord['state'], limit: number, after: string | null) =>
      newestListed(table, siteReportList(state), { limit, after }, SiteReportRecord),

    /** Settles an open report without taking a measure. */
    async dismissReport(report: SiteReportRecord, entry: SiteLogRecord): Promise<'done' | 'already-settled'> {
      return (await transact(table, [reportSettled(report), siteLogged(entry)])).ok
        ? 'done'
        : 'already-settled';
    },

    /** Takes a measure with all its changes, or changes nothing. */
    takeMeasure: (measure: SiteMeasureRecord, changes: MeasureChanges, entry: SiteLogRecord) =>
      change([insert(measureItem(measure)), ...changeWrites(changes), siteLogged(entry)], changes),

    measure: (player: string, id: string) => getItem(table, measureKey(player, id), SiteMeasureRecord),

    /** The measures on one account, oldest first. */
    measuresOn: (player: string) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: MEASURE_PREFIX }, SiteMeasureRecord),

    /** One page of all measures, newest first. */
    measures: (limit: number, after: string | null) =>
      newestListed(table, MEASURES, { limit, after }, SiteMeasureRecord),

    /** Stores the first appeal against a measure that is in force. */
    async appealMeasure(measure: SiteMeasureRecord): Promise<'done' | 'already-appealed'> {
      const first = {
        when: 'attribute_exists(pk) AND attribute_not_exists(lifted) AND attribute_not_exists(appeal)',
      };
      return (await write(table, put(measureItem(measure), first))) ? 'done' : 'already-appealed';
    },

    /** Lifts a measure that is in force. A text that was changed meanwhile stays as it is. */
    liftMeasure: (measure: SiteMeasureRecord, changes: MeasureChanges, entry: SiteLogRecord) =>
      change([put(measureItem(measure), IN_FORCE), ...changeWrites(changes), siteLogged(entry)], changes),

    /** Those of some places that still contain the replacement of their texts. */
    async stillHidden(places: readonly HiddenPlace[]): Promise<readonly HiddenPlace[]> {
      const read = await Promise.all(places.map(({ pk, sk }) => getItem(table, { pk, sk }, StoredItem)));
      return places.filter((place, at) =>
        Object.entries(place.now).every(([name, value]) => isDeepStrictEqual(read[at]?.[name], value)),
      );
    },

    /** Decides an appeal that leaves the measure as it is. */
    async refuseAppeal(
      measure: SiteMeasureRecord,
      entry: SiteLogRecord,
    ): Promise<'done' | 'changed-meanwhile'> {
      const open = {
        when: 'attribute_not_exists(lifted) AND attribute_exists(appeal) AND attribute_not_exists(appeal.decided)',
      };
      const { ok } = await transact(table, [put(measureItem(measure), open), siteLogged(entry)]);
      return ok ? 'done' : 'changed-meanwhile';
    },

    async saveSiteLogEntry(entry: SiteLogRecord) {
      await write(table, siteLogged(entry));
    },

    /** One page of the site's log, newest first. */
    siteLog: (limit: number, after: string | null) =>
      queryPage(table, { partition: SITE_LOG, newestFirst: true, limit, after }, SiteLogRecord),

    /** Whether site administrators have hidden a league; cached by each process for some seconds. */
    async isTakenDown(league: string, now: number): Promise<boolean> {
      return (await seenBy(table, memory, league, now)).isTakenDown;
    },

    /**
     * Replaces a name in all its copies. Repeating it is harmless.
     * @returns how many items it changed
     */
    async putName(renamed: Renamed): Promise<number> {
      const { of, about, league = '', name: pseudonym, names } = renamed;
      const named = await (of === 'player'
        ? itemsThatName(table, about)
        : itemsThatNameSeason(table, league));
      // Site administrators' decisions about a name contain the original name.
      const items = named.filter(({ sk }) => !sk.startsWith(MEASURE_PREFIX));
      const others = items.filter((item) => !isOwnEvent(item, renamed));
      const changed = await renameIn(table, others, { player: about, pseudonym, names });
      memory.forget();
      return changed;
    },
  };
}

const IN_FORCE = { when: 'attribute_exists(pk) AND attribute_not_exists(lifted)' };

function measureItem(measure: SiteMeasureRecord) {
  return { ...measureKey(measure.concerned.id, measure.id), ...listing(MEASURES, measure.id), ...measure };
}

function changeWrites({ places = [], league, sessions, event, report }: MeasureChanges): readonly Write[] {
  return [
    ...places.map(placed),
    ...(league === undefined ? [] : [leagueHidden(league)]),
    ...(sessions === undefined ? [] : [savedSessions(sessions.record, sessions.until)]),
    ...(event === undefined ? [] : [posted(event)]),
    ...(report === undefined ? [] : [reportSettled(report)]),
  ];
}

/** How many texts of one item a condition compares: an expression of the service is limited to 4 kB. */
const MOST_COMPARED = 30;

/** Sets attributes whose texts are unchanged since they were read. */
function placed({ pk, sk, was, now }: HiddenPlace): Write {
  const set = Object.keys(now);
  const leaves = leavesIn(was, []).slice(0, MOST_COMPARED);
  const names = [...new Set([...set, ...leaves.flatMap(({ path }) => path.filter(isName))])];
  const place = (path: readonly (string | number)[]) =>
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.#n${names.indexOf(part)}`))
      .join('')
      .slice(1);
  return update({ pk, sk }, `SET ${set.map((name, at) => `${place([name])} = :now${at}`).join(', ')}`, {
    when: ['attribute_exists(pk)', ...leaves.map(({ path }, at) => `${place(path)} = :was${at}`)].join(
      ' AND ',
    ),
    values: Object.fromEntries([
      ...set.map((name, at) => [`now${at}`, now[name]]),
      ...leaves.map(({ value }, at) => [`was${at}`, value]),
    ]),
    names: Object.fromEntries(names.map((name, at) => [`n${at}`, name])),
  });
}

function isName(part: string | number): part is string {
  return typeof part === 'string';
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

/** The texts in attributes, each with its path. */
function leavesIn(value: unknown, path: Leaf['path']): readonly Leaf[] {
  if (typeof value === 'string') return [{ path, value }];
  // A sentence of the platform in a log, which no one edits.
  if (typeof value !== 'object' || value === null || 'of' in value) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    leavesIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function leagueHidden({ id, hidden }: NonNullable<MeasureChanges['league']>): Write {
  return hidden === undefined
    ? update(leagueKey(id), 'REMOVE #hidden', { when: 'attribute_exists(#hidden)' })
    : update(leagueKey(id), 'SET #hidden = :hidden', {
        when: 'attribute_exists(pk) AND attribute_not_exists(#hidden)',
        values: { hidden },
      });
}
