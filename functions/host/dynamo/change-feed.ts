import { randomBytes } from 'node:crypto';
import type { TableDescription } from 'dynalite/db/index.js';
import { itemBytes } from './item-size';
import { sameItem } from './same-item';
import type { Item } from './wire';

/** One change, in the format of a stream record for a Lambda function (NEW_AND_OLD_IMAGES). */
export interface ChangeRecord {
  readonly eventID: string;
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly eventVersion: '1.1';
  readonly eventSource: 'aws:dynamodb';
  readonly awsRegion: string;
  readonly eventSourceARN: string;
  readonly dynamodb: {
    /** Seconds since 1970. */
    readonly ApproximateCreationDateTime: number;
    readonly Keys: Item;
    readonly NewImage?: Item;
    readonly OldImage?: Item;
    readonly SequenceNumber: string;
    readonly SizeBytes: number;
    readonly StreamViewType: 'NEW_AND_OLD_IMAGES';
  };
  /** Present if the service itself deleted the item because its time to live had passed. */
  readonly userIdentity?: { readonly type: 'Service'; readonly principalId: 'dynamodb.amazonaws.com' };
}

/**
 * Called once per commit, after it is on disk and in commit order, with the records of all its changes. It must not
 * throw; no one waits for it, and a crash loses records that it has not handled, so consumers need a way to catch up
 * (the outbox's sweep), as they do for a stream's 24 hours.
 */
export type ChangeListener = (records: readonly ChangeRecord[]) => void;

interface Change {
  readonly table: TableDescription;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

function eventName({ before, after }: Change): ChangeRecord['eventName'] | undefined {
  if (before === undefined) return after === undefined ? undefined : 'INSERT';
  if (after === undefined) return 'REMOVE';
  // As in the service, a write that changes nothing creates no record.
  return sameItem(before, after) ? undefined : 'MODIFY';
}

function keysOf({ table, before, after }: Change): Item {
  const item = after ?? before ?? {};
  return Object.fromEntries(
    table.KeySchema.flatMap(({ AttributeName: name }) => {
      const value = item[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

const EXPIRED = { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } } as const;

function record(
  change: Change,
  name: ChangeRecord['eventName'],
  sequence: string,
  now: number,
): ChangeRecord {
  const { table, before, after } = change;
  const Keys = keysOf(change);
  return {
    eventID: randomBytes(16).toString('hex'),
    eventName: name,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: table.TableArn.split(':')[3] ?? 'local',
    eventSourceARN: `${table.TableArn}/stream/embedded`,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(now / 1000),
      Keys,
      ...(after ? { NewImage: after } : {}),
      ...(before ? { OldImage: before } : {}),
      SequenceNumber: sequence,
      SizeBytes: itemBytes(Keys) + (after ? itemBytes(after) : 0) + (before ? itemBytes(before) : 0),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
}

function notify(listener: ChangeListener, records: readonly ChangeRecord[]): void {
  try {
    listener(records);
  } catch (error) {
    // The write is committed; an error in a consumer must not turn it into a failed request.
    console.error('embedded DynamoDB: a change listener failed:', error);
  }
}

export function newChangeFeed(clock: () => number) {
  const listeners = new Set<ChangeListener>();
  // Starting at the clock keeps sequence numbers increasing across restarts.
  let sequence = BigInt(clock()) * 1_000_000_000n;
  return {
    /** Adds a listener and returns the function that removes it. */
    listen(listener: ChangeListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(changes: readonly Change[], expired: boolean): void {
      if (listeners.size === 0) return;
      const records = changes.flatMap((change) => {
        const name = eventName(change);
        if (name === undefined) return [];
        sequence += 1n;
        return [{ ...record(change, name, String(sequence), clock()), ...(expired ? EXPIRED : {}) }];
      });
      if (records.length > 0) for (const listener of listeners) notify(listener, records);
    },
  };
}

export type ChangeFeed = ReturnType<typeof newChangeFeed>;
