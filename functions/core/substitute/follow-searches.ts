import { isForBot } from '../../../engine/deadlines/absence';
import type { SeatSearch } from '../absence/absence.records';
import { isSought, offerMessage, searched, withOffer, withoutOffer } from '../absence/seat-search';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { isOpen } from '../ruling/rule-on-game';
import { nextCandidate } from './candidates';
import type { SeatOfSeason } from './searches.store';
import { seatBot, seatPlayer } from './seat-player';

/** How often one run may change one search: lapse, offer, and concurrent changes. */
const MOST_CHANGES = 12;

/**
 * Advances the searches of a season: lapsed offers go to the next player, new offers are made, and searches end whose
 * seat no longer needs a player. It starts from the current state, so any run finishes what another began.
 */
export async function followSearches(deps: Deps, season: string): Promise<void> {
  const later: string[] = [];
  for (const search of await deps.store.searches(season))
    if ((await followSearch(deps, search)) === 'later') later.push(`${search.seat} of ${search.game}`);
  if (later.length > 0)
    throw new Error(`steps are being closed: nobody is asked for ${later.join(', ')} yet`);
}

/**
 * Advances the search for one seat.
 * @returns whether it has to wait until the step that is being closed is over
 */
export async function followSearch(deps: Deps, of: SeatOfSeason): Promise<'settled' | 'later'> {
  for (let change = 1; change <= MOST_CHANGES; change += 1) {
    const search = await deps.store.search(of);
    const moved = search === undefined ? 'settled' : await advanceSearch(deps, search);
    if (moved !== 'changed') return moved;
  }
  throw new Error(`the search for ${of.seat} of ${of.game} kept changing`);
}

/**
 * Makes the next change of a search.
 * @returns whether nothing is left to do, now or until the step is open again
 */
async function advanceSearch(deps: Deps, search: SeatSearch): Promise<'settled' | 'changed' | 'later'> {
  const found = await deps.store.gameAndGate(search.game);
  if (found === undefined || !isSought(found, search)) {
    await deps.store.endSearch(search, search.offer === null ? null : searched(deps, search));
    return 'settled';
  }
  if (search.offer !== null) return passOn(deps, search, search.offer);
  // While a step is being adjudicated, the position for the new player is unknown.
  if (!isOpen(found.gate, deps.clock())) return 'later';
  const candidate = await nextCandidate(deps, search, found);
  if (candidate === undefined) return withoutCandidate(deps, search, found);
  if (candidate.atOnce) {
    const taken = await seatPlayer(deps, found, search, candidate.player, { kind: 'in-advance' });
    return taken.ok ? 'settled' : 'changed';
  }
  const offered = withOffer(deps, found, search, candidate.player);
  const event = searched(deps, search, offerMessage(search, 'offered', candidate.player));
  return (await deps.store.saveSearch(offered, event)) === 'saved' ? 'settled' : 'changed';
}

/** An offer that has lapsed frees the search for the next player. */
async function passOn(
  deps: Deps,
  search: SeatSearch,
  { player, until }: NonNullable<SeatSearch['offer']>,
): Promise<'settled' | 'changed'> {
  if (until > deps.clock()) return 'settled';
  await deps.store.saveSearch(
    withoutOffer(search),
    searched(deps, search, offerMessage(search, 'lapsed', player)),
  );
  return 'changed';
}

/**
 * No one is left to ask: a bot takes the seat if its waiting time is over; a moderator's request to one player ends.
 */
async function withoutCandidate(deps: Deps, search: SeatSearch, found: GameAndGate): Promise<'settled'> {
  const { seat, named } = search;
  const misses = found.gate.misses?.[seat];
  const policy = found.game.absence;
  if (named !== null) await deps.store.endSearch(search, null);
  else if (policy !== undefined && misses !== undefined && isForBot(policy, misses))
    await seatBot(deps, found, seat, 'disorder');
  return 'settled';
}
