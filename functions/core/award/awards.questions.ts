import type { PageOf } from '../platform/pages';
import type { AwardsRecord, HallRecord, TrophyRecord } from '../platform/records';

/** The results of a finished season. */
export interface Conclusion {
  readonly hall: HallRecord;
  readonly awards: AwardsRecord['awards'];
  readonly trophies: readonly TrophyRecord[];
  /** Players who had a trophy of this season before and have none now. */
  readonly without: readonly string[];
}

export type Hall =
  | { readonly of: 'all' }
  | { readonly of: 'system'; readonly id: string }
  | { readonly of: 'league'; readonly id: string };

/** The awards and hall of fame entries of finished seasons. */
export interface AwardStore {
  /** Ends a season, or writes its results again. */
  concludeSeason(conclusion: Conclusion): Promise<void>;
  awards(season: string): Promise<AwardsRecord | undefined>;
  trophiesOf(player: string): Promise<readonly TrophyRecord[]>;
  /** One page of a hall of fame, newest season first: of everything, of a game system, or of a league. */
  hallOfFame(hall: Hall, limit: number, after: string | null): Promise<PageOf<HallRecord>>;
}
