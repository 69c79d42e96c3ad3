import { isForBot } from '../../../engine/deadlines/absence';
import { newSearch } from '../absence/seat-search';
import { PLATFORM } from '../access/caller';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { nextCandidate } from './candidates';
import { followSearch } from './follow-searches';
import { seatBot, seatPlayer } from './seat-player';

/**
 * Searches the season's substitutes for a player of a seat in civil disorder. If the season has none, a bot takes the
 * seat after the waiting time. Skips substitutes who cannot take it; they stay on the list.
 */
export async function fillSeat(deps: Deps, found: GameAndGate, seat: string): Promise<void> {
  const { game, gate } = found;
  const misses = gate.misses?.[seat];
  if (game.absence === undefined || misses === undefined) return;
  if (game.absence.substitutes === 'none') {
    if (isForBot(game.absence, misses)) await seatBot(deps, found, seat, 'disorder');
    return;
  }
  await search(deps, found, seat);
  await followSearch(deps, { season: game.season.id, game: game.id, seat });
}

/** Starts the search for a player of a vacant seat, unless there is one already. */
async function search(deps: Deps, found: GameAndGate, seat: string): Promise<void> {
  const { game } = found;
  const before = await deps.store.search({ season: game.season.id, game: game.id, seat });
  const holder = game.seats.find((one) => one.seat === seat)?.player.id;
  if (before?.holder === holder) return;
  const wanted = { why: 'vacant', by: PLATFORM, named: null } as const;
  await deps.store.saveSearch(newSearch(deps, found, seat, wanted, before), null);
}

/**
 * Gives up a player's seat permanently: to a substitute who accepted in advance, otherwise to a bot until the next
 * substitute accepts.
 * @returns whether it has a new holder
 */
export async function giveUpSeat(deps: Deps, found: GameAndGate, seat: string): Promise<boolean> {
  const { game } = found;
  const before = await deps.store.search({ season: game.season.id, game: game.id, seat });
  const wanted = { why: 'vacant', by: PLATFORM, named: null } as const;
  const gone = newSearch(deps, found, seat, wanted, before);
  for (;;) {
    const candidate = await nextCandidate(deps, gone, found);
    if (candidate === undefined) break;
    if (candidate.atOnce) {
      const taken = await seatPlayer(deps, found, gone, candidate.player, { kind: 'in-advance' }, true);
      if (taken.ok) return true;
    }
    gone.passed.push(candidate.player.id);
  }
  if (!(await seatBot(deps, found, seat, 'account')).ok) return false;
  const now = await deps.store.gameAndGate(game.id);
  if (now !== undefined && game.absence !== undefined && game.absence.substitutes !== 'none') {
    await search(deps, now, seat);
    await followSearch(deps, { season: game.season.id, game: game.id, seat });
  }
  return true;
}
