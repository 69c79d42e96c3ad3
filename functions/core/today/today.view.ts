import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { turnsThatWait } from '../account/me.schema';
import { offlineOwner } from '../account/offline-owner';
import { joinableView } from '../entry/joinable.view';
import { myCheckIns } from '../entry/my-check-ins.view';
import { myInboxAndLeagues } from '../inbox/inbox.view';
import { myNotices } from '../notice/notices.view';
import type { Deps } from '../platform/deps';
import { practiceBoards } from '../practice/practice.view';
import { requestedConfirmations } from '../result/confirmations.view';
import { reportsToAnswer } from '../result/table-reports.view';
import { seatOffers } from '../substitute/substitutes.view';
import { myGames } from './my-games.view';
import type { Today } from './today.schema';

/** The page Today for a user with a login. */
export async function todayView(deps: Deps, caller: Caller, language: Language): Promise<Today> {
  const [mine, { notices }, checkIns, confirmations, reports, { inbox, leaguesRun }, offers, practice] =
    await Promise.all([
      myGames(deps, caller, language),
      myNotices(deps, caller, language),
      myCheckIns(deps, caller),
      requestedConfirmations(deps, caller),
      reportsToAnswer(deps, caller),
      myInboxAndLeagues(deps, caller, language),
      seatOffers(deps, caller, language),
      practiceBoards(deps, caller, language),
    ]);
  const isIdle = turnsThatWait(mine.games).length === 0;
  const joinable = isIdle
    ? (await joinableView(deps, caller, language, { game: null, pace: null })).seasons
    : null;
  return {
    keeper: offlineOwner(caller),
    ...{ mine, notices, inbox, leaguesRun, joinable },
    checkIns: [...checkIns],
    confirmations,
    reports,
    offers: [...offers],
    practice: [...practice],
  };
}
