import type { PageOf } from '../platform/pages';
import type {
  HiddenPlace,
  LeagueRecord,
  LeagueRenamed,
  Renamed,
  SessionsRecord,
  SiteAdminRecord,
  SiteLogRecord,
  SiteMeasureRecord,
  SiteReportRecord,
  TextTarget,
} from '../platform/records';

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

/** The items that site administrators see, and their actions. */
export interface SiteStore {
  siteAdmins(): Promise<readonly SiteAdminRecord[]>;
  siteAdmin(player: string): Promise<SiteAdminRecord | undefined>;
  appointSiteAdmin(record: SiteAdminRecord, entry: SiteLogRecord): Promise<'done' | 'already'>;
  removeSiteAdmin(player: string, entry: SiteLogRecord): Promise<'done' | 'not-there'>;
  /** The current content of a text; undefined if there is none. */
  textAt(target: TextTarget): Promise<FoundText | undefined>;
  /** Stores a report; the same person reports the same text once. */
  saveReport(report: SiteReportRecord): Promise<'saved' | 'already-reported'>;
  report(id: string): Promise<SiteReportRecord | undefined>;
  /** One page of reports, newest first. */
  reports(
    state: SiteReportRecord['state'],
    limit: number,
    after: string | null,
  ): Promise<PageOf<SiteReportRecord>>;
  /** Settles an open report without taking a measure. */
  dismissReport(report: SiteReportRecord, entry: SiteLogRecord): Promise<'done' | 'already-settled'>;
  /** Takes a measure with all its changes, or changes nothing. */
  takeMeasure(
    measure: SiteMeasureRecord,
    changes: MeasureChanges,
    entry: SiteLogRecord,
  ): Promise<'done' | 'changed-meanwhile'>;
  measure(player: string, id: string): Promise<SiteMeasureRecord | undefined>;
  /** The measures on one account, oldest first. */
  measuresOn(player: string): Promise<readonly SiteMeasureRecord[]>;
  /** One page of all measures, newest first. */
  measures(limit: number, after: string | null): Promise<PageOf<SiteMeasureRecord>>;
  /** Stores the first appeal against a measure that is in force. */
  appealMeasure(measure: SiteMeasureRecord): Promise<'done' | 'already-appealed'>;
  /** Lifts a measure that is in force. A text that was changed meanwhile stays as it is. */
  liftMeasure(
    measure: SiteMeasureRecord,
    changes: MeasureChanges,
    entry: SiteLogRecord,
  ): Promise<'done' | 'changed-meanwhile'>;
  /** Those of some places that still contain the replacement of their texts. */
  stillHidden(places: readonly HiddenPlace[]): Promise<readonly HiddenPlace[]>;
  /** Decides an appeal that leaves the measure as it is. */
  refuseAppeal(measure: SiteMeasureRecord, entry: SiteLogRecord): Promise<'done' | 'changed-meanwhile'>;
  saveSiteLogEntry(entry: SiteLogRecord): Promise<void>;
  /** One page of the site's log, newest first. */
  siteLog(limit: number, after: string | null): Promise<PageOf<SiteLogRecord>>;
  /** Whether site administrators have hidden a league; cached by each process for some seconds. */
  isTakenDown(league: string, now: number): Promise<boolean>;
  /**
   * Replaces a name in all its copies. Repeating it is harmless.
   * @returns how many items it changed
   */
  putName(renamed: Renamed): Promise<number>;
}
