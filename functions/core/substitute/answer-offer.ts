import { isSought, offerMessage, searched, withoutOffer } from '../absence/seat-search';
import type { Caller } from '../access/caller';
import { gameOf } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { seatPlayer } from './seat-player';

/** Accepts the seat offered to the caller, or declines it: then the next player is asked. */
export async function answerOffer(
  deps: Deps,
  caller: Caller,
  gameId: string,
  seat: string,
  accepts: boolean,
): Promise<Outcome<null>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const search = await deps.store.search({ season: found.value.game.season.id, game: gameId, seat });
  const offer = search?.offer ?? null;
  if (search === undefined || offer?.player.id !== caller.id || offer.until <= deps.clock())
    return refuse({ code: 'not-allowed', why: { text: 'offerGone' } });
  if (!accepts) {
    const event = searched(deps, search, offerMessage(search, 'declined', offer.player));
    const saved = await deps.store.saveSearch(withoutOffer(search), event);
    return saved === 'saved' ? done(null) : refuse({ code: 'changed-meanwhile' });
  }
  if (!isSought(found.value, search)) return refuse({ code: 'not-allowed', why: { text: 'offerGone' } });
  return seatPlayer(deps, found.value, search, offer.player, { kind: 'offer', search });
}
