import { PlayerRecord } from '../core/account/people.records';
import type { Table } from '../core/platform/reads';
import type { StoredItem } from '../core/platform/stored-item';
import { holderOf, openAccount } from '../core/session/logins.store';

/** A person whose mail address belongs to another account in the target table: they would not find their games. */
export interface Stranger {
  readonly player: string;
  readonly email: string;
}

/**
 * Opens accounts for people who are imported with a league: they log in with a link to the mail address of their
 * profile.
 * @param table the login library's table, in the layout of its adapter
 */
export async function openAccounts(table: Table, items: readonly StoredItem[]): Promise<readonly Stranger[]> {
  const strangers: Stranger[] = [];
  for (const item of items) {
    if (!item.pk.startsWith('PLAYER#') || item.sk !== 'PROFILE') continue;
    const { id, name, kind, email } = PlayerRecord.parse(item);
    if (kind === 'bot' || email === null) continue;
    const holder = await holderOf(table, email);
    if (holder === undefined) await openAccount(table, { id, name, email });
    else if (holder !== id) strangers.push({ player: id, email });
  }
  return strangers;
}
