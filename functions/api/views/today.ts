import type { Language } from '../../../messages/languages';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { offlineOwner } from '../offline-owner';
import type { Today } from '../schemas/today';
import { turnsThatWait } from '../turns-that-wait';
import { requestedConfirmations } from './confirmations';
import { myInbox } from './inbox';
import { joinableView } from './joinable';
import { myCheckIns } from './my-check-ins';
import { myGames } from './my-games';
import { myNotices } from './notices';
import { practiceBoards } from './practice';
import { seatOffers } from './substitutes';

/** The page Today for a user with a login. */
export async function todayView(deps: Deps, caller: Caller, language: Language): Promise<Today> {
  const [mine, { notices }, checkIns, confirmations, inbox, offers, practice] = await Promise.all([
    myGames(deps, caller, language),
    myNotices(deps, caller, language),
    myCheckIns(deps, caller),
    requestedConfirmations(deps, caller),
    myInbox(deps, caller, language),
    seatOffers(deps, caller, language),
    practiceBoards(deps, caller, language),
  ]);
  const isIdle = turnsThatWait(mine.games).length === 0;
  const joinable = isIdle
    ? (await joinableView(deps, caller, language, { game: null, pace: null })).seasons
    : null;
  return {
    keeper: offlineOwner(caller),
    ...{ mine, notices, inbox, joinable },
    checkIns: [...checkIns],
    confirmations,
    offers: [...offers],
    practice: [...practice],
  };
}
