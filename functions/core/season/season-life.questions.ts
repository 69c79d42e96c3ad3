import type { PageOf } from '../platform/pages';
import type {
  JoinableRecord,
  LogRecord,
  SeasonChanged,
  SeasonDueRecord,
  SeasonRecord,
} from '../platform/records';

/** Drafts of seasons, their ends, and their scheduled runs. */
export interface SeasonLifeStore {
  /** Oldest first. */
  draftsOf(league: string): Promise<readonly SeasonRecord[]>;
  draft(league: string, id: string): Promise<SeasonRecord | undefined>;
  /** Stores a new draft; an existing one stays. */
  keepDraft(draft: SeasonRecord, event: SeasonChanged): Promise<'kept' | 'already-there'>;
  /** Changes a draft, if it is unchanged since it was read. */
  changeDraft(
    before: SeasonRecord,
    after: SeasonRecord,
    event: SeasonChanged,
  ): Promise<'changed' | 'changed-meanwhile'>;
  deleteDraft(draft: SeasonRecord): Promise<'deleted' | 'changed-meanwhile'>;
  /** Turns a draft that is unchanged since it was read into a season, once. */
  announceDraft(
    draft: SeasonRecord,
    season: SeasonRecord,
    entry: LogRecord,
    event: SeasonChanged,
  ): Promise<'announced' | 'changed-meanwhile'>;
  /** Ends a season without a winner, if it has not ended. */
  cancelSeason(
    season: SeasonRecord,
    cancelled: NonNullable<SeasonRecord['cancelled']>,
    entry: LogRecord,
    event: SeasonChanged,
  ): Promise<'cancelled' | 'changed-meanwhile'>;
  /** Records when the last board of a round was found to have ended; the first record stays. */
  noteRoundEnd(season: string, round: number, at: number): Promise<void>;
  /** Records which season was created as the successor of one; the first record stays. */
  noteNextSeason(season: string, next: string): Promise<void>;
  seasonDue(season: string): Promise<SeasonDueRecord | undefined>;
  /** Stores the next scheduled run of a season, if the record is unchanged since it was read. */
  noteSeasonDue(due: SeasonDueRecord): Promise<'noted' | 'changed-meanwhile'>;
  /** Removes a scheduled run that is due from the list, and posts its event; once. */
  claimScheduledRun(due: SeasonDueRecord, event: SeasonChanged): Promise<'reached' | 'changed-meanwhile'>;
  seasonsDueBefore(at: number): Promise<readonly string[]>;
  /** The stored record of a season that can be joined. */
  joinable(season: string): Promise<JoinableRecord | undefined>;
  /** Stores the record, if it is unchanged since it was read. */
  noteJoinable(note: JoinableRecord): Promise<'noted' | 'changed-meanwhile'>;
  /** A page of the seasons that can be joined, always-open ones first, then the newest. */
  joinableSeasons(limit: number, after: string | null): Promise<PageOf<JoinableRecord>>;
}
