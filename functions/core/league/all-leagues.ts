import type { LeagueRecord } from '../account/people.records';
import type { Page } from '../platform/reads';
import type { Store } from '../platform/store';

/** Every league of the platform, page by page. */
export async function allLeagues(store: Pick<Store, 'leagues'>): Promise<readonly LeagueRecord[]> {
  const leagues: LeagueRecord[] = [];
  let after: string | null = null;
  do {
    const page: Page<LeagueRecord> = await store.leagues(100, after);
    leagues.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return leagues;
}
