import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand as PlainQueryCommand,
  ScanCommand as PlainScanCommand,
  PutItemCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  DynamoDBDocumentClientCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  type ScanCommandInput,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

/** What stores use of a document client. */
export type StoreClient = Pick<DynamoDBDocumentClient, 'send' | 'destroy'>;

/** A request or a reply, or a part of one. */
type Part = Readonly<Record<string, unknown>>;

/** A document command as a plain one: its class, and how its request and its reply are converted. */
interface PlainForm {
  readonly Command: new (input: never) => object;
  readonly request: (input: Part) => Part;
  readonly reply: (output: Part) => Part;
}

/**
 * Sends document commands as the SDK's document client does, at half the cost: that client cannot keep its middleware
 * from one call to the next (`cacheMiddleware`), which a plain one can. It knows the commands and parameters that stores
 * use, without the legacy ones that expressions have replaced (`Expected`, `KeyConditions` and so on).
 */
export class CachingSender {
  /** @param client one with `cacheMiddleware` */
  constructor(private readonly client: DynamoDBClient) {}

  async send(command: { readonly input: object }): Promise<object> {
    const form = PLAIN_FORMS.get(command.constructor);
    if (form !== undefined) {
      const { Command, request, reply } = form;
      const plain = new Command(request(command.input as Part) as never) as never;
      return reply((await this.client.send(plain)) as object as Part);
    }
    // Kept middleware would send the first of them again and again.
    if (command instanceof DynamoDBDocumentClientCommand)
      throw new Error(`The store client does not know ${command.constructor.name}.`);
    return this.client.send(command as never);
  }

  destroy(): void {
    this.client.destroy();
  }
}

/** A store client of a plain client with `cacheMiddleware`. It leaves out undefined fields, as JSON does. */
export function storeClient(client: DynamoDBClient): StoreClient {
  return new CachingSender(client) as unknown as StoreClient;
}

/** The items of a table, a page at a time; the SDK's own pages need its document client. */
export async function* scanPages(
  client: StoreClient,
  scan: ScanCommandInput,
): AsyncGenerator<readonly Record<string, unknown>[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ ...scan, ExclusiveStartKey: from }));
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

const marshalled = (values: unknown) => marshall(values as Part, { removeUndefinedValues: true });
const unmarshalled = (values: unknown) => unmarshall(values as Parameters<typeof unmarshall>[0]);
const listOf = (convert: (one: Part) => unknown) => (list: unknown) => (list as readonly Part[]).map(convert);

/** A copy in which each of these fields that is there is converted. */
function converter(fields: Readonly<Record<string, (value: unknown) => unknown>>): (part: Part) => Part {
  const conversions = Object.entries(fields);
  return (part) => {
    const copy: Record<string, unknown> = { ...part };
    for (const [name, convert] of conversions) if (copy[name] !== undefined) copy[name] = convert(copy[name]);
    return copy;
  };
}

/** Converts each value, whatever its name: names are those of tables here, or of what is done. */
const each = (convert: (value: Part) => unknown) => (parts: unknown) =>
  Object.fromEntries(Object.entries(parts as Part).map(([name, value]) => [name, convert(value as Part)]));

const oneRequest = converter({
  Key: marshalled,
  Item: marshalled,
  ExpressionAttributeValues: marshalled,
  ExclusiveStartKey: marshalled,
});
const oneReply = converter({
  Item: unmarshalled,
  Items: listOf(unmarshalled),
  Attributes: unmarshalled,
  LastEvaluatedKey: unmarshalled,
});
const transaction = converter({ TransactItems: listOf(each(oneRequest)) });

const PLAIN_FORMS: ReadonlyMap<unknown, PlainForm> = new Map<unknown, PlainForm>([
  [GetCommand, { Command: GetItemCommand, request: oneRequest, reply: oneReply }],
  [PutCommand, { Command: PutItemCommand, request: oneRequest, reply: oneReply }],
  [UpdateCommand, { Command: UpdateItemCommand, request: oneRequest, reply: oneReply }],
  [DeleteCommand, { Command: DeleteItemCommand, request: oneRequest, reply: oneReply }],
  [QueryCommand, { Command: PlainQueryCommand, request: oneRequest, reply: oneReply }],
  [ScanCommand, { Command: PlainScanCommand, request: oneRequest, reply: oneReply }],
  [
    BatchGetCommand,
    {
      Command: BatchGetItemCommand,
      request: converter({ RequestItems: each(converter({ Keys: listOf(marshalled) })) }),
      reply: converter({
        Responses: each((items) => listOf(unmarshalled)(items)),
        UnprocessedKeys: each(converter({ Keys: listOf(unmarshalled) })),
      }),
    },
  ],
  [
    BatchWriteCommand,
    {
      Command: BatchWriteItemCommand,
      request: converter({ RequestItems: each(listOf(each(oneRequest))) }),
      reply: converter({
        UnprocessedItems: each(listOf(each(converter({ Key: unmarshalled, Item: unmarshalled })))),
      }),
    },
  ],
  [
    TransactGetCommand,
    {
      Command: TransactGetItemsCommand,
      request: transaction,
      reply: converter({ Responses: listOf(oneReply) }),
    },
  ],
  [
    TransactWriteCommand,
    { Command: TransactWriteItemsCommand, request: transaction, reply: (output) => output },
  ],
]);
