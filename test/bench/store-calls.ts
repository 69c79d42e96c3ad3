import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { documentClient } from '../../functions/core/platform/store';
import { directClient } from '../../functions/host/dynamo/direct-client';
import { at, type Figure } from './measuring';

const CALLS = 400;
const ROUNDS = 15;

type Client = ReturnType<typeof documentClient>;

/** About an item of the platform: a few attributes, and the rest as one JSON text. */
const item = (sk: string) => ({
  pk: 'GAME#01J8Z6Y1V2',
  sk,
  game: '01J8Z6Y1V2',
  step: 7,
  label: { key: 'step', values: { year: 1904, season: 'autumn' } },
  ready: true,
  version: 3,
  seats: ['england', 'france', 'turkey'],
  body: JSON.stringify({ orders: Array.from({ length: 12 }, (_, unit) => ({ unit, to: 'bel' })) }),
});

interface Call {
  readonly what: string;
  readonly command: () => GetCommand | QueryCommand | PutCommand | TransactWriteCommand;
  /** What crosses the wire, for the floor. */
  readonly sent: unknown;
  readonly reply: unknown;
}

const TableName = 'turreton';
const Key = { pk: 'GAME#01J8Z6Y1V2', sk: 'STEP#0007' };
const ITEMS = Array.from({ length: 20 }, (_, number) => item(`STEP#${number}`));
const RANGE = {
  TableName,
  KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
  ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
  ConsistentRead: true,
};
const CONDITION = 'attribute_not_exists(pk)';

const CALLS_OF_STORE: readonly Call[] = [
  {
    what: 'GetItem',
    command: () => new GetCommand({ TableName, Key, ConsistentRead: true }),
    sent: { TableName, Key: marshall(Key), ConsistentRead: true },
    reply: { Item: marshall(item('STEP#0007')) },
  },
  {
    what: 'Query, 20 items',
    command: () =>
      new QueryCommand({ ...RANGE, ExpressionAttributeValues: { ':pk': Key.pk, ':prefix': 'STEP#' } }),
    sent: { ...RANGE, ExpressionAttributeValues: marshall({ ':pk': Key.pk, ':prefix': 'STEP#' }) },
    reply: { Items: ITEMS.map((one) => marshall(one)), Count: 20, ScannedCount: 20 },
  },
  {
    what: 'PutItem',
    command: () => new PutCommand({ TableName, Item: item('STEP#0007'), ConditionExpression: CONDITION }),
    sent: { TableName, Item: marshall(item('STEP#0007')), ConditionExpression: CONDITION },
    reply: {},
  },
  {
    what: 'TransactWriteItems, 4 items',
    command: () =>
      new TransactWriteCommand({
        TransactItems: ITEMS.slice(0, 4).map((Item) => ({
          Put: { TableName, Item, ConditionExpression: CONDITION },
        })),
      }),
    sent: {
      TransactItems: ITEMS.slice(0, 4).map((one) => ({
        Put: { TableName, Item: marshall(one), ConditionExpression: CONDITION },
      })),
    },
    reply: {},
  },
];

/**
 * What the platform’s clients cost a call, as a multiple of writing and reading the same JSON: the one of a function,
 * which signs its requests, and the one of a machine, whose store is in the process. Replies come from memory.
 */
export async function benchStoreCalls(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const call of CALLS_OF_STORE) {
    const text = JSON.stringify(call.reply);
    const clients = { 'in a function': ofAFunction(text), 'on one machine': onOneMachine(call.reply) };
    for (const [where, client] of Object.entries(clients)) {
      const ratios = await ratiosOf(
        () => client.send(call.command() as GetCommand),
        () => [JSON.stringify(call.sent), JSON.stringify(call.reply), JSON.parse(text)],
      );
      figures.push({ what: `${call.what}, ${where}`, value: `${at(ratios, 0.5).toFixed(1)} x` });
      client.destroy();
    }
  }
  return figures;
}

function ofAFunction(text: string): Client {
  const body = Buffer.from(text);
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return documentClient({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'an example', sessionToken: 'a token' },
    requestHandler: { handle: async () => ({ response: { statusCode: 200, headers, body } as never }) },
  });
}

function onOneMachine(reply: unknown): Client {
  const value = reply as Record<string, unknown>;
  return directClient({ endpoint: 'http://127.0.0.1:1', request: async () => ({ ok: true, value }) });
}

async function ratiosOf(call: () => Promise<unknown>, floor: () => unknown): Promise<readonly number[]> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await cpuOf(async () => floor(), 10 * CALLS);
    ratios.push((await cpuOf(call, CALLS)) / plain);
  }
  // The first ones are still being compiled.
  return ratios.slice(Math.floor(ROUNDS / 3)).sort((one, other) => one - other);
}

/** The processor time of one run, as the mean of so many. */
async function cpuOf(run: () => Promise<unknown>, runs: number): Promise<number> {
  const before = process.cpuUsage();
  for (let made = 0; made < runs; made += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / runs;
}
