import { isDeepStrictEqual } from 'node:util';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { CachingSender } from '../../../functions/core/platform/store-client';
import { broken } from './break-part';
import { type Part, partsOf } from './parse-condition';

type Item = Record<string, unknown>;

/** One write of a command. */
interface Conditional {
  readonly TableName: string | undefined;
  readonly Key?: Item | undefined;
  readonly Item?: Item | undefined;
  readonly ConditionExpression?: string | undefined;
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Item | undefined;
}

/** The results of watching: every write with its condition, and the parts that did not refuse. */
export interface Watch {
  /** "Update GAME#: GATE if state = :open; step = :step", once each. */
  readonly seen: Set<string>;
  /** Parts whose failure let the write through, or changed something. */
  readonly harmless: string[];
  /** Runs an act without watching: a test that resets the store. */
  unwatched<T>(run: () => Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Watches every conditional write of any client. For the first write with each condition, makes each part of the
 * condition fail in the store and tries the write, which must be refused and change nothing; then restores the store
 * and lets the write proceed.
 */
export function watchWrites(): Watch {
  const watch = { seen: new Set<string>(), harmless: [] as string[] };
  let paused = false;
  const { prototype } = CachingSender;
  const send = prototype.send as (this: CachingSender, command: unknown) => Promise<Item>;
  prototype.send = async function (this: CachingSender, command: unknown) {
    const raw = (one: unknown) => send.call(this, one);
    if (!paused) for (const one of writesOf(command)) await tryWrite(watch, raw, command, one);
    return raw(command);
  } as typeof prototype.send;
  const stop = () => {
    prototype.send = send as typeof prototype.send;
  };
  const unwatched = async <T>(run: () => Promise<T>) => {
    paused = true;
    try {
      return await run();
    } finally {
      paused = false;
    }
  };
  return { ...watch, stop, unwatched };
}

interface Named {
  readonly kind: string;
  readonly write: Conditional;
}

function writesOf(command: unknown): readonly Named[] {
  if (command instanceof PutCommand) return [{ kind: 'Put', write: command.input }];
  if (command instanceof UpdateCommand) return [{ kind: 'Update', write: command.input }];
  if (command instanceof DeleteCommand) return [{ kind: 'Delete', write: command.input }];
  if (!(command instanceof TransactWriteCommand)) return [];
  return (command.input.TransactItems ?? []).flatMap((one) =>
    Object.entries(one).map(([kind, write]) => ({ kind, write: write as Conditional })),
  );
}

type Send = (command: unknown) => Promise<Item>;

async function tryWrite(
  watch: Pick<Watch, 'seen' | 'harmless'>,
  send: Send,
  command: unknown,
  { kind, write }: Named,
): Promise<void> {
  const { ConditionExpression: condition, TableName, ExpressionAttributeNames: names = {} } = write;
  const key = keyOf(write);
  const place = `${kind} ${shapeOf(String(key.pk))}: ${shapeOf(String(key.sk))}`;
  if (condition === undefined) {
    watch.seen.add(`${place} always`);
    return;
  }
  const parts = partsOf(condition, { names, values: write.ExpressionAttributeValues ?? {} });
  const line = `${place} if ${parts.map(textOf).sort().join('; ')}`;
  if (watch.seen.has(line)) return;
  const get = async () =>
    (await send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))).Item as Item | undefined;
  const set = (item: Item | undefined) =>
    send(
      item === undefined
        ? new DeleteCommand({ TableName, Key: key })
        : new PutCommand({ TableName, Item: item }),
    );
  const before = await get();
  watch.seen.add(line);
  for (const part of parts) {
    const changed = broken(before, key, part);
    await set(changed);
    const refused = await isRefused(send, command);
    const after = await get();
    if (!refused || !isDeepStrictEqual(after, changed)) watch.harmless.push(`${place}: ${textOf(part)}`);
    await set(before);
    if (!refused) throw new Error(`the write went through although this failed: ${place} if ${textOf(part)}`);
  }
}

async function isRefused(send: Send, command: unknown): Promise<boolean> {
  try {
    await send(command);
    return false;
  } catch (error) {
    const { name, CancellationReasons: reasons = [] } = error as {
      name: string;
      CancellationReasons?: readonly { readonly Code?: string }[];
    };
    return (
      name === 'ConditionalCheckFailedException' ||
      reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')
    );
  }
}

function keyOf({ Key, Item: item }: Conditional): Item {
  return Key ?? { pk: item?.pk, sk: item?.sk };
}

/** A key without the names and numbers in it: "GAME#", "ORDERS#". */
function shapeOf(key: string): string {
  const [first = '', ...rest] = key.split('#');
  if (rest.length > 0) return `${first}#`;
  return /\d/.test(first) ? '…' : first;
}

/** A part in readable form, without the names of seats. */
function textOf(part: Part): string {
  const text = part.map((one) => one.text).join(' OR ');
  return text
    .replace(/\b(holders|misses|votes|ready|consents|read)\.\w+/g, '$1.…')
    .replace(/\bread#\w+/g, 'read#…')
    .replace(/\[\d+\]/g, '[…]')
    .replace(/:was\d+/g, ':was');
}
