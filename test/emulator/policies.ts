import { GetRolePolicyCommand, type IAMClient, ListRolePoliciesCommand } from '@aws-sdk/client-iam';
import * as z from 'zod';

const OneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: OneOrMore,
  Resource: OneOrMore,
  // Condition operators that no policy of the platform uses are not read: a new one stops the check.
  Condition: z.strictObject({ StringEquals: z.record(z.string(), OneOrMore) }).optional(),
});
export type Statement = z.infer<typeof Statement>;

const Document = z.object({ Statement: z.array(Statement) });

/** A permission that a request needs. */
export interface Need {
  readonly action: string;
  readonly resource: string;
  /** The context that conditions may test. */
  readonly context?: Readonly<Record<string, string>>;
}

/** A policy document's statements. Throws on anything that this check does not understand. */
export function readStatements(document: unknown): readonly Statement[] {
  return Document.parse(document).Statement;
}

/** The statements of a deployed role's policies, as the account stores them. */
export async function statementsOf(iam: IAMClient, RoleName: string): Promise<readonly Statement[]> {
  const { PolicyNames = [] } = await iam.send(new ListRolePoliciesCommand({ RoleName }));
  const policies = PolicyNames.map(async (PolicyName) => {
    const { PolicyDocument = '' } = await iam.send(new GetRolePolicyCommand({ RoleName, PolicyName }));
    return readStatements(JSON.parse(decodeURIComponent(PolicyDocument)));
  });
  return (await Promise.all(policies)).flat();
}

/** Whether policies allow the permission: at least one statement does, and none denies it. */
export function isAllowed(statements: readonly Statement[], need: Need): boolean {
  const about = statements.filter((statement) => speaksOf(statement, need));
  return about.some(({ Effect }) => Effect === 'Allow') && !about.some(({ Effect }) => Effect === 'Deny');
}

function speaksOf({ Action, Resource, Condition }: Statement, { action, resource, context }: Need): boolean {
  const wanted = Object.entries(Condition?.StringEquals ?? {});
  return (
    // Only actions ignore case.
    Action.some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
    Resource.some((pattern) => matches(pattern, resource)) &&
    wanted.every(([key, values]) => values.includes(context?.[key] ?? ''))
  );
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_resource.html#reference_policies_elements_resource_wildcards */
function matches(pattern: string, value: string): boolean {
  const literal = pattern.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(value);
}
