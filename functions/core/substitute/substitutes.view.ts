import { isGameSystem } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import type { Language } from '../../../messages/languages';
import { translatorFor } from '../../../messages/translator';
import type { SeatSearch } from '../absence/absence.records';
import { isSought, isVacant } from '../absence/seat-search';
import type { Caller } from '../access/caller';
import { gameOf, moderatorOfGame, seatHeldBy } from '../access/guards';
import { deadlineOf } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import { tableSeenBy } from '../game/watch-delay';
import { askedBy } from '../notification/notify-substitute-search';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import type { GameSubstitutes, SearchOfSeat, SeatOffer } from './substitutes.schema';

/**
 * The searches for players of a game's seats. Players see those of their own seat and of vacant ones; only moderators
 * who do not play see who is asked.
 */
export async function gameSubstitutes(
  deps: Deps,
  caller: Caller | null,
  id: string,
): Promise<Outcome<GameSubstitutes>> {
  const read = await gameOf(deps, id);
  if (!read.ok) return read;
  const found = read.value;
  const [all, list] = await Promise.all([
    deps.store.searches(found.game.season.id),
    deps.store.substitutes(found.game.season.id),
  ]);
  const own = seatHeldBy(found.game, caller);
  const moderates =
    caller !== null && (await moderatorOfGame(deps, caller, found.game, 'moderatorRulesOnGames')).ok;
  const searches = all.filter((search) => search.game === id && isSought(found, search));
  const seen = searches.filter(({ seat, why }) => moderates || seat === own || why === 'vacant');
  return done({
    mayAsk: mayAsk(found, own, moderates).filter((seat) => !searches.some((one) => one.seat === seat)),
    listed: list.length,
    searches: seen.map((search) => searchView(deps, search, { own, moderates })),
  });
}

function mayAsk(found: GameAndGate, own: string | undefined, moderates: boolean): readonly string[] {
  const { game, gate } = found;
  if (gate.state === 'finished' || (game.absence?.substitutes ?? 'none') === 'none') return [];
  const vacant = game.seats.map(({ seat }) => seat).filter((seat) => isVacant(found, seat));
  return [...(own === undefined ? [] : [own]), ...(moderates ? vacant : [])];
}

interface Reader {
  readonly own: string | undefined;
  readonly moderates: boolean;
}

function searchView(deps: Deps, search: SeatSearch, { own, moderates }: Reader): SearchOfSeat {
  const { seat, why, at, offer, passed } = search;
  // A lapsed offer is about to go to the next player.
  const open = offer !== null && offer.until > deps.clock() ? offer : null;
  return {
    ...{ seat, why, since: iso(at) },
    until: open && (moderates || seat === own) ? iso(open.until) : null,
    asked: moderates ? (open?.player ?? null) : null,
    passed: moderates || seat === own ? passed.length : 0,
    mayEnd: moderates || (seat === own && why === 'holder'),
  };
}

/** The seats offered to the caller, the one that lapses first at the top. */
export async function seatOffers(
  deps: Deps,
  caller: Caller,
  language: Language,
): Promise<readonly SeatOffer[]> {
  const searches = await deps.store.offersTo(caller.id);
  const offers = await Promise.all(searches.map((search) => offerView(deps, caller, language, search)));
  return offers.filter((one) => one !== undefined).sort((one, other) => one.until.localeCompare(other.until));
}

async function offerView(
  deps: Deps,
  caller: Caller,
  language: Language,
  search: SeatSearch,
): Promise<SeatOffer | undefined> {
  const { seat, why, offer } = search;
  const found = await deps.store.gameAndGate(search.game);
  const system = found && (await loadSystemFor(found.game));
  if (found === undefined || system === undefined || offer === null) return undefined;
  if (offer.until <= deps.clock() || !isSought(found, search)) return undefined;
  const { game, gate } = found;
  const { system: engine } = game;
  if (!isGameSystem(engine)) return undefined;
  const seen = await tableSeenBy(deps, caller, found);
  const last = await deps.store.stepInPlay(seen.gate, seen.gate.step - 1);
  const [asks, label] = [askedBy(game, search), readLabel(game.system, seen.gate.label)];
  const say = await translatorFor(language, [asks, label]);
  return {
    ...{ game: game.id, system: engine, systemTitle: system.title },
    ...{ league: game.league, season: game.season, round: game.round, board: game.board },
    ...{ seat, why, asks: say(asks) },
    figures: last === undefined ? {} : { ...system.figures(last.position)[seat] },
    label: say(label),
    deadline: isoOrNull(deadlineOf(gate)),
    until: iso(offer.until),
  };
}
