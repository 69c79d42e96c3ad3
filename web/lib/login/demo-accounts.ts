import { serverFile } from '../server-api';

export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** The accounts of the demo league; none without a demo. */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  if (process.env.TURRETON_DEMO !== '1') return [];
  const answer = await serverFile<{ accounts: DemoAccount[] }>('/local/accounts');
  return answer.ok ? answer.value.accounts : [];
}

/** The demo account with this id, for next-auth, or null. */
export async function demoAccount(id: string): Promise<{ id: string; name: string } | null> {
  const account = (await demoAccounts()).find((one) => one.id === id);
  return account === undefined ? null : { id: account.id, name: account.name };
}
