import db, {
  type BatchRow,
  type KeyRange,
  type Row,
  type Store,
  type TableDescription,
} from 'dynalite/db/index.js';
import { type ActionName, checked, run } from './actions';
import { itemBytes, MAX_ITEM_BYTES } from './item-size';
import {
  type Answer,
  answered,
  type Body,
  errorName,
  type Item,
  internalError,
  refused,
  validationError,
} from './wire';

/** The kinds of write of one item; a condition check is a delete that is prepared and never committed. */
export type WriteKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

const ACTION: Record<WriteKind, ActionName & ('PutItem' | 'UpdateItem' | 'DeleteItem')> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
};

/** A write that has passed its condition: the rows to commit, and the item before and after. */
export interface PreparedWrite {
  readonly table: TableDescription;
  /** The item's key within its table, in LevelDB's order. */
  readonly key: string;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  readonly rows: readonly BatchRow[];
  readonly reply: Body;
}

/** A write whose shape and expressions have been checked, for one call of `prepareWrite`. */
export interface CheckedWrite {
  readonly kind: WriteKind;
  readonly request: Body;
  readonly returnsOldOnFailure: boolean;
}

export function checkWrite(store: Store, kind: WriteKind, request: Body): Answer<CheckedWrite> {
  const returns = request.ReturnValuesOnConditionCheckFailure;
  if (returns !== undefined && returns !== 'ALL_OLD' && returns !== 'NONE') {
    return refused(
      validationError(
        `1 validation error detected: Value '${String(returns)}' at 'returnValuesOnConditionCheckFailure' failed ` +
          'to satisfy constraint: Member must satisfy enum value set: [ALL_OLD, NONE]',
      ),
    );
  }
  const result = checked(store, ACTION[kind], request);
  if (!result.ok) return result;
  return answered({ kind, request: result.value, returnsOldOnFailure: returns === 'ALL_OLD' });
}

interface Recording {
  before: Item | undefined;
  after: Item | undefined;
  key: string;
  rows: BatchRow[];
}

const notRead = (): never => {
  throw new Error('an item write reads its own item only');
};

/** A substitute for one of the store's key ranges that records writes instead of making them. */
function notingRange(rows: BatchRow[], fullKey: (key: string) => string): KeyRange {
  return {
    lock: (_key, task) => task((callback) => callback),
    get: notRead,
    createValueStream: notRead,
    put: (key, value, callback) => {
      rows.push({ type: 'put', key: fullKey(key), value });
      callback(null);
    },
    del: (key, callback) => {
      rows.push({ type: 'del', key: fullKey(key) });
      callback(null);
    },
  };
}

/** A substitute for a table's items: it reads from the store and records the item before and after. */
function itemRange(
  store: Store,
  table: string,
  recording: Recording,
  fail: (error: unknown) => void,
): KeyRange {
  const fullKey = (key: string): string => `item-${table}~${key}`;
  const range = notingRange(recording.rows, fullKey);
  return {
    ...range,
    // dynalite continues synchronously from here, so whatever it throws rejects this promise.
    get: (key, callback) =>
      void store.db
        .get(fullKey(key))
        .then((value) => {
          recording.key = key;
          recording.before = value as Item | undefined;
          callback(null, value);
        })
        .catch(fail),
    put: (key, value, callback) => {
      recording.after = value as Item;
      range.put(key, value, callback);
    },
  };
}

/**
 * The store as one item's action sees it. The item's whole key is appended to index rows: dynalite distinguishes rows
 * with equal index keys only by 24 bits of a hash, so that one item's row could replace another's.
 */
function recordingStore(store: Store, recording: Recording, fail: (error: unknown) => void): Store {
  return {
    ...store,
    getItemDb: (table) => itemRange(store, table, recording, fail),
    getIndexDb: (kind, table, index) =>
      notingRange(
        recording.rows,
        (key) => `index-${kind.toLowerCase()}~${table}~${index}~${key}/${recording.key}`,
      ),
  };
}

function withOldItem(answer: Answer<Body>, before: Item | undefined): Answer<Body> {
  if (answer.ok || before === undefined || errorName(answer.error) !== 'ConditionalCheckFailedException')
    return answer;
  return refused({ ...answer.error, body: { ...answer.error.body, Item: before } });
}

const tooLarge = (kind: WriteKind): string =>
  kind === 'Update'
    ? 'Item size to update has exceeded the maximum allowed size'
    : 'Item size has exceeded the maximum allowed size';

/** The table that a request names, or a refusal if there is none. */
export function tableOf(store: Store, name: unknown): Promise<Answer<TableDescription>> {
  return new Promise((resolve) => {
    store.getTable(String(name), (error, table) => {
      if (table !== undefined && !error) return resolve(answered(table));
      const body = (error as { body?: Body & { __type: string } } | null)?.body;
      resolve(refused(body ? { status: 400, body } : internalError()));
    });
  });
}

/** The key of the item that a write names; undefined if it does not fit the table's key. */
export function keyOf(table: TableDescription, write: CheckedWrite): string | undefined {
  const named = (write.kind === 'Put' ? write.request.Item : write.request.Key) as Row;
  const wrong = write.kind === 'Put' ? db.validateItem(named, table) : db.validateKey(named, table);
  return wrong ? undefined : db.createKey(named, table);
}

/**
 * Prepares a write without committing it, by dynalite's own action on a recording store. Call it, and commit the
 * result, while holding the write lock.
 */
export async function prepareWrite(store: Store, write: CheckedWrite): Promise<Answer<PreparedWrite>> {
  const table = await tableOf(store, write.request.TableName);
  if (!table.ok) return table;
  const recording: Recording = { before: undefined, after: undefined, key: '', rows: [] };
  const answer = await new Promise<Answer<Body>>((resolve) => {
    const fail = (error: unknown): void => {
      console.error('embedded DynamoDB:', error);
      resolve(refused(internalError()));
    };
    void run(recordingStore(store, recording, fail), ACTION[write.kind], write.request).then(resolve);
  });
  if (!answer.ok) {
    const error = write.returnsOldOnFailure ? withOldItem(answer, recording.before) : answer;
    return error.ok ? refused(internalError()) : error;
  }
  const { before, key } = recording;
  const checkOnly = write.kind === 'ConditionCheck';
  const after = checkOnly ? before : recording.after;
  if (!checkOnly && after && itemBytes(after) > MAX_ITEM_BYTES)
    return refused(validationError(tooLarge(write.kind)));
  return answered({
    table: table.value,
    key,
    before,
    after,
    rows: checkOnly ? [] : recording.rows,
    reply: answer.value,
  });
}
