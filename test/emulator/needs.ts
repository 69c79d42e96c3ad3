import * as z from 'zod';
import { ACCOUNT } from './moto';
import type { Need } from './policies';
import type { Call } from './recorder';

/** Values that a deployment sets, and that requests refer to without an ARN. */
export interface Deployment {
  /** Addresses and domains from which SES sends. */
  readonly identities: readonly string[];
}

const arn = ({ region }: Call, service: string, resource: string) =>
  `arn:aws:${service}:${region}:${ACCOUNT}:${resource}`;

/**
 * The permissions that a request needs, by the Service Authorization Reference
 * (https://docs.aws.amazon.com/service-authorization/latest/reference/). Throws for a request without a rule here.
 */
export function needsOf(call: Call, deployment: Deployment): readonly Need[] {
  switch (call.service) {
    case 'dynamodb':
      return call.target.startsWith('DynamoDBStreams_') ? streamNeeds(call) : tableNeeds(call);
    case 'secretsmanager':
      return [{ action: `secretsmanager:${operationOf(call)}`, resource: Secret.parse(json(call)).SecretId }];
    case 'scheduler':
      return scheduleNeeds(call);
    case 'ses':
      return mailNeeds(call, deployment);
    default:
      throw new Error(`no rule says what ${call.service} ${call.method} ${call.path} ${call.target} needs`);
  }
}

const json = ({ body }: Call): unknown => JSON.parse(body);
const operationOf = ({ target }: Call): string => target.slice(target.indexOf('.') + 1);

const Secret = z.object({ SecretId: z.string() });
const OnTable = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const OnTables = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const OnItems = z.object({
  TransactItems: z.array(
    z.partialRecord(z.enum(['ConditionCheck', 'Delete', 'Get', 'Put', 'Update']), OnTable),
  ),
});

function tableNeeds(call: Call): readonly Need[] {
  const operation = operationOf(call);
  const table = (action: string, name: string, index?: string): Need => ({
    action: `dynamodb:${action}`,
    resource: arn(call, 'dynamodb', `table/${name}${index === undefined ? '' : `/index/${index}`}`),
  });
  if (operation.startsWith('Transact'))
    return OnItems.parse(json(call)).TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) =>
        table(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, TableName),
      ),
    );
  if (operation.startsWith('Batch'))
    return Object.keys(OnTables.parse(json(call)).RequestItems).map((name) => table(operation, name));
  const { TableName, IndexName } = OnTable.parse(json(call));
  return [table(operation, TableName, IndexName)];
}

const OnStream = z.union([
  z.object({ StreamArn: z.string() }).transform(({ StreamArn }) => StreamArn),
  // It begins with the ARN of its stream.
  z.object({ ShardIterator: z.string() }).transform(({ ShardIterator }) => ShardIterator.split('|')[0] ?? ''),
]);

function streamNeeds(call: Call): readonly Need[] {
  return [{ action: `dynamodb:${operationOf(call)}`, resource: OnStream.parse(json(call)) }];
}

const Schedule = z.object({ GroupName: z.string(), Target: z.object({ RoleArn: z.string() }) });
const SCHEDULE_ACTIONS: Readonly<Record<string, string>> = { POST: 'CreateSchedule', PUT: 'UpdateSchedule' };

/** A caller that passes a role to a service needs permission for it. */
function scheduleNeeds(call: Call): readonly Need[] {
  const name = /^\/schedules\/([^/?]+)$/.exec(call.path)?.[1];
  const action = SCHEDULE_ACTIONS[call.method];
  if (name === undefined || action === undefined) throw new Error(`no rule for ${call.method} ${call.path}`);
  const { GroupName, Target } = Schedule.parse(json(call));
  const context = { 'iam:PassedToService': 'scheduler.amazonaws.com' };
  return [
    { action: `scheduler:${action}`, resource: arn(call, 'scheduler', `schedule/${GroupName}/${name}`) },
    { action: 'iam:PassRole', resource: Target.RoleArn, context },
  ];
}

const Mail = z.object({
  FromEmailAddress: z.string(),
  ConfigurationSetName: z.string(),
  Content: z.object({ Raw: z.unknown() }),
});

/** Whether a request sends a mail. */
export const isMail = ({ service, path }: Call): boolean =>
  service === 'ses' && path === '/v2/email/outbound-emails';

/** The identities by which SES may know the sender of a mail: the address, and its domain. */
export function sendersOf(call: Call): readonly [address: string, domain: string] {
  const { FromEmailAddress } = Mail.parse(json(call));
  const address = /<(.+)>$/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
  return [address, address.split('@')[1] ?? ''];
}

/** A raw mail needs both actions, on the sender's identity and on the configuration set. */
function mailNeeds(call: Call, { identities }: Deployment): readonly Need[] {
  if (!isMail(call)) throw new Error(`no rule says what SES needs for ${call.path}`);
  const { ConfigurationSetName } = Mail.parse(json(call));
  const identity = sendersOf(call).find((sender) => identities.includes(sender));
  if (identity === undefined) throw new Error(`SES has no identity to send from ${sendersOf(call)[0]}`);
  return [`identity/${identity}`, `configuration-set/${ConfigurationSetName}`].flatMap((resource) =>
    ['ses:SendEmail', 'ses:SendRawEmail'].map((action) => ({ action, resource: arn(call, 'ses', resource) })),
  );
}
