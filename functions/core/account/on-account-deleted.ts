import { withdraw } from '../entry/registration';
import { withdrawSubstitute } from '../entry/substitutes';
import type { Deps } from '../platform/deps';
import type { AccountDeleted } from '../platform/events.records';
import { settleAfterIndexCatchesUp } from '../platform/settle-after-index';
import { removeBoardsOf } from '../practice/remove-board';
import { giveUpSeat } from '../substitute/fill-seat';
import { leaveTeamsOf } from '../team/team-members';

/** How often a run may find the name again because of concurrent writes; after that the sweep continues. */
const RUNS = 4;

/**
 * Handles the deletion of an account: the player leaves their seasons and teams, their seats go to substitutes or bots, and a
 * pseudonym replaces their name. It starts from the current state, so any run finishes what another began. Work that began
 * before the deletion may write the name after a run has looked for it, such as the end of a season in the same sweep: the
 * event stays in the outbox until a later run finds no copy.
 */
export async function onAccountDeleted(deps: Deps, event: AccountDeleted): Promise<void> {
  await leaveSeasons(deps, event);
  for (const league of await deps.store.leaguesOf(event.player))
    await leaveTeamsOf(deps, league, event.player);
  const kept = await giveUpSeats(deps, event);
  await deps.store.deletePrivateItems(event.player);
  let runs = 0;
  for (; (await deps.store.putPseudonym(event)) > 0; runs += 1)
    if (runs === RUNS) throw new Error(`the name of ${event.player} is still being written`);
  await removeBoardsOf(deps, event.player);
  if (kept.length > 0)
    throw new Error(`steps are being closed in ${kept.join(', ')}: seats are given up later`);
  if (runs === 0) await settleAfterIndexCatchesUp(deps, event);
}

async function leaveSeasons(deps: Deps, { player, pseudonym }: AccountDeleted): Promise<void> {
  const caller = { id: player, name: pseudonym, email: null };
  for (const league of await deps.store.leaguesOf(player))
    for (const season of await deps.store.seasonsOf(league)) {
      if (season.status === 'finished') continue;
      await withdrawSubstitute(deps, caller, season.id);
      // Refused if they are not registered, or no longer registered.
      const left = await withdraw(deps, caller, season.id);
      if (!left.ok && left.refusal.code === 'changed-meanwhile')
        throw new Error(`the entry of ${player} in ${season.id} has changed meanwhile`);
    }
}

/** @returns the games in which the seat could not be given up yet */
async function giveUpSeats(deps: Deps, { player }: AccountDeleted): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const id of await deps.store.runningGamesOf(player)) {
    const found = await deps.store.gameAndGate(id);
    const seat = found?.game.seats.find((one) => one.player.id === player)?.seat;
    if (found === undefined || seat === undefined || found.gate.state === 'finished') continue;
    if (!(await giveUpSeat(deps, found, seat))) kept.push(id);
  }
  return kept;
}
