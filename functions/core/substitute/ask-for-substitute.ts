import { isSought, isVacant, newSearch, searched } from '../absence/seat-search';
import { type Caller, confirmationOf } from '../access/caller';
import { gameOf, seatHeldBy } from '../access/guards';
import { personFor } from '../account/profile';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { gameToRuleOn } from '../ruling/rule-on-game';

/**
 * Asks the season's substitutes to take over a seat. Its holder may ask, and keeps the seat until one accepts; for a
 * seat that no one plays, a moderator who does not play on the board may ask. Asking again changes nothing.
 */
export async function askForSubstitute(
  deps: Deps,
  caller: Caller,
  gameId: string,
  seat: string,
): Promise<Outcome<null>> {
  const asks = await mayAsk(deps, caller, gameId, seat);
  if (!asks.ok) return asks;
  const { why, ...found } = asks.value;
  if (found.gate.state === 'finished') return refuse({ code: 'game-finished' });
  if ((found.game.absence?.substitutes ?? 'none') === 'none')
    return refuse({
      code: 'not-allowed',
      why: { text: 'noSubstitutesReplace' },
    });
  const before = await deps.store.search({ season: found.game.season.id, game: gameId, seat });
  if (before !== undefined && isSought(found, before)) return done(null);
  const wanted = { why, by: await personFor(deps, caller), named: null, ...confirmationOf(caller) };
  const search = newSearch(deps, found, seat, wanted, before);
  const saved = await deps.store.saveSearch(search, searched(deps, search));
  return saved === 'saved' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Ends the search for a seat; an open offer ends with it. */
export async function endSearch(
  deps: Deps,
  caller: Caller,
  gameId: string,
  seat: string,
): Promise<Outcome<null>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const search = await deps.store.search({ season: found.value.game.season.id, game: gameId, seat });
  const own = seatHeldBy(found.value.game, caller) === seat && (search?.why ?? 'holder') === 'holder';
  if (!own) {
    const moderator = await gameToRuleOn(deps, caller, gameId);
    if (!moderator.ok) return moderator;
  }
  if (search === undefined) return done(null);
  const ended = await deps.store.endSearch(search, searched(deps, search));
  return ended === 'ended' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function mayAsk(
  deps: Deps,
  caller: Caller,
  gameId: string,
  seat: string,
): Promise<Outcome<GameAndGate & { readonly why: 'holder' | 'vacant' }>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  if (seatHeldBy(found.value.game, caller) === seat) return done({ ...found.value, why: 'holder' });
  const moderated = await gameToRuleOn(deps, caller, gameId);
  if (!moderated.ok) return moderated;
  const { seats } = found.value.game;
  if (!seats.some((one) => one.seat === seat)) return refuse({ code: 'not-found', what: 'seat' });
  if (!isVacant(found.value, seat))
    return refuse({
      code: 'not-allowed',
      why: { text: 'seatHeld' },
    });
  return done({ ...found.value, why: 'vacant' });
}
