import { GetEmailIdentityCommand, NotFoundException } from '@aws-sdk/client-sesv2';
import type { Clients } from './clients';
import { callersOf, inAccount } from './functions';
import { tableKeyOf, withKey } from './keys';
import { isMail, needsOf, sendersOf } from './needs';
import { isAllowed, type Need, type Statement, statementsOf } from './policies';
import type { Call } from './recorder';
import type { Schedule } from './schedules';

/** The checked calls, and those that no policy allows. */
export interface Checked {
  readonly calls: number;
  readonly needs: number;
  /** Distinct actions by function. */
  readonly actions: Readonly<Record<string, number>>;
  readonly refused: readonly string[];
}

/** Checks each recorded call against the policies of the caller's role in the account. */
export async function checkPolicies(
  clients: Clients,
  stage: string,
  calls: readonly Call[],
): Promise<Checked> {
  const deployment = { identities: await identitiesAmong(clients, calls.filter(isMail).flatMap(sendersOf)) };
  const roles = new Map<string, readonly Statement[]>();
  for (const [caller, name] of await callersOf(clients, stage)) {
    const { role } = await inAccount(clients, name);
    roles.set(caller, await statementsOf(clients.iam, role));
  }
  const key = await tableKeyOf(clients, stage);
  const needs = calls.flatMap((call) =>
    withKey(needsOf(call, deployment), key).map((need) => ({ caller: call.caller, need })),
  );
  const refused = needs.filter(({ caller, need }) => !isAllowed(roles.get(caller) ?? [], need));
  return {
    calls: calls.length,
    needs: needs.length,
    actions: countActions(needs),
    refused: [...new Set(refused.map(({ caller, need }) => inWords(caller, need)))],
  };
}

/** Checks the same for Scheduler, which invokes its target under the role that the schedule names. */
export async function checkSchedules(
  { iam }: Clients,
  delivered: readonly Schedule[],
): Promise<readonly string[]> {
  const refused = delivered.map(async ({ role, target }) => {
    const name = role.split('/').at(-1) ?? '';
    const need = { action: 'lambda:InvokeFunction', resource: target };
    return isAllowed(await statementsOf(iam, name), need) ? [] : [inWords(name, need)];
  });
  return (await Promise.all(refused)).flat();
}

async function identitiesAmong(clients: Clients, senders: readonly string[]): Promise<readonly string[]> {
  const distinct = [...new Set(senders)];
  const known = await Promise.all(distinct.map((sender) => isIdentity(clients, sender)));
  return distinct.filter((_, at) => known[at]);
}

async function isIdentity({ mail }: Clients, EmailIdentity: string): Promise<boolean> {
  try {
    await mail.send(new GetEmailIdentityCommand({ EmailIdentity }));
    return true;
  } catch (error) {
    if (error instanceof NotFoundException) return false;
    throw error;
  }
}

function countActions(
  needs: readonly { readonly caller: string; readonly need: Need }[],
): Readonly<Record<string, number>> {
  const callers = [...new Set(needs.map(({ caller }) => caller))].sort();
  return Object.fromEntries(
    callers.map((caller) => {
      const own = needs.filter((one) => one.caller === caller).map(({ need }) => need.action);
      return [caller, new Set(own).size];
    }),
  );
}

const inWords = (who: string, { action, resource }: Need): string =>
  `${who} may not ${action} on ${resource}`;
