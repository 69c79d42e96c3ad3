import type { Deps } from '../platform/deps';
import type { AccountsMerged } from '../platform/events.records';
import { settleAfterIndexCatchesUp } from '../platform/settle-after-index';
import { requestRecomputation } from '../rating/recompute-ratings';

/** How often a run may find the account again because of concurrent writes; after that the sweep continues. */
const RUNS = 4;

/**
 * Handles the merger of two accounts: memberships, then every item that names the closed account, then the ratings,
 * which are computed again from the record. It starts from the current state, so any run finishes what another began.
 */
export async function onAccountsMerged(deps: Deps, event: AccountsMerged): Promise<void> {
  const { player, into, names, at } = event;
  for (const league of await deps.store.leaguesOf(player)) {
    const member = await deps.store.member(league, player);
    if (member?.leftAt === undefined && member !== undefined) {
      await deps.store.addMember({ league, player: into, roles: ['player'], joinedAt: member.joinedAt });
      await deps.store.leaveLeague(member, at, null, null);
    }
    await deps.store.nameMemberAlso(league, into.id, names);
  }
  for (let run = 1; (await deps.store.putInto(event)) > 0; run += 1)
    if (run === RUNS) throw new Error(`the account ${player} is still being written`);
  await deps.store.deletePrivateItems(player);
  await requestRecomputation(deps);
  await settleAfterIndexCatchesUp(deps, event);
}
