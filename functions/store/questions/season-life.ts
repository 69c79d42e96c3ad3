import type { JoinableRecord, LogRecord, SeasonChanged, SeasonDueRecord, SeasonRecord } from '../records';
import type { PageOf } from './pages';

/** Drafts of seasons, their ends, and the hours at which they go on by themselves. */
export interface SeasonLifeStore {
  /** Oldest first. */
  draftsOf(league: string): Promise<readonly SeasonRecord[]>;
  draft(league: string, id: string): Promise<SeasonRecord | undefined>;
  /** Keeps a new draft: one that is there already stays. */
  keepDraft(draft: SeasonRecord, event: SeasonChanged): Promise<'kept' | 'already-there'>;
  /** Changes a draft, if it is as it was read. */
  changeDraft(
    before: SeasonRecord,
    after: SeasonRecord,
    event: SeasonChanged,
  ): Promise<'changed' | 'changed-meanwhile'>;
  deleteDraft(draft: SeasonRecord): Promise<'deleted' | 'changed-meanwhile'>;
  /** Makes a season of a draft that is as it was read, once. */
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
  /** Notes when the last board of a round was found to have ended; the first note stays. */
  noteRoundEnd(season: string, round: number, at: number): Promise<void>;
  /** Notes which season was founded from one; the first stays. */
  noteNextSeason(season: string, next: string): Promise<void>;
  seasonDue(season: string): Promise<SeasonDueRecord | undefined>;
  /** Notes when a season goes on, if the note is as it was read. */
  noteSeasonDue(due: SeasonDueRecord): Promise<'noted' | 'changed-meanwhile'>;
  /** Takes an hour that has come out of the list, and posts what follows from it; once. */
  reachSeasonHour(due: SeasonDueRecord, event: SeasonChanged): Promise<'reached' | 'changed-meanwhile'>;
  seasonsDueBefore(at: number): Promise<readonly string[]>;
  /** What is noted of who can join a season. */
  joinable(season: string): Promise<JoinableRecord | undefined>;
  /** Notes it, if the note is as it was read. */
  noteJoinable(note: JoinableRecord): Promise<'noted' | 'changed-meanwhile'>;
  /** A page of the seasons that can be joined, always-open ones first, then the newest. */
  joinableSeasons(limit: number, after: string | null): Promise<PageOf<JoinableRecord>>;
}
