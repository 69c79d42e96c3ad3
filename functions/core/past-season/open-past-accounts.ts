import { addressNowhere, addressTaken } from '../platform/addresses.schema';
import type { Deps } from '../platform/deps';
import type { PastPlayer } from './past-seasons.records';

/** Opens accounts for new people; without a mail address they have a page but no login. */
export async function openPastAccounts(deps: Deps, players: readonly PastPlayer[]): Promise<void> {
  for (const { id, name, kind, isNew, mail } of players) {
    if (!isNew) continue;
    const address = mail ?? addressNowhere(id);
    const opened = await deps.store.openAccount({ id, name, email: address });
    // If the address already has an account, this one keeps the history and no one can log in to it.
    if (opened !== undefined && opened !== id)
      await deps.store.openAccount({ id, name, email: addressTaken(id) });
    const email = opened === id ? mail : null;
    await deps.store.changePlayer({ id, name, kind, email, zone: null }, { email });
  }
}
