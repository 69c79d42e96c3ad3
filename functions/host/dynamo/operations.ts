import { type ActionName, checked, run } from './actions';
import { changeTable, describeTimeToLive, updateTimeToLive } from './change-table';
import type { Context } from './context';
import { batchGet, getItem, readPage } from './reads';
import { transactGet } from './transact-get';
import { transactWrite } from './transact-write';
import type { Answer, Body } from './wire';
import { batchWrite, writeOne } from './writes';

type Operation = (context: Context, request: Body) => Promise<Answer<Body>>;

/** An operation that dynalite handles unchanged. */
const plain =
  (name: ActionName): Operation =>
  async ({ store }, request) => {
    const valid = checked(store, name, request);
    return valid.ok ? run(store, name, valid.value) : valid;
  };

/** One of them that writes. */
const plainWrite =
  (name: ActionName): Operation =>
  async (context, request) => {
    const answer = await plain(name)(context, request);
    context.durability?.wrote();
    return answer;
  };

/** The operations of the embedded store, by the service's names; anything else is an unknown operation. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  BatchGetItem: batchGet,
  BatchWriteItem: batchWrite,
  CreateTable: (context, request) => changeTable(context, 'CreateTable', request),
  DeleteItem: (context, request) => writeOne(context, 'Delete', request),
  DeleteTable: (context, request) => changeTable(context, 'DeleteTable', request),
  DescribeTable: plain('DescribeTable'),
  DescribeTimeToLive: describeTimeToLive,
  GetItem: getItem,
  ListTables: plain('ListTables'),
  ListTagsOfResource: plain('ListTagsOfResource'),
  PutItem: (context, request) => writeOne(context, 'Put', request),
  Query: (context, request) => readPage(context, 'Query', request),
  Scan: (context, request) => readPage(context, 'Scan', request),
  TagResource: plainWrite('TagResource'),
  TransactGetItems: transactGet,
  TransactWriteItems: transactWrite,
  UntagResource: plainWrite('UntagResource'),
  UpdateItem: (context, request) => writeOne(context, 'Update', request),
  UpdateTable: (context, request) => changeTable(context, 'UpdateTable', request),
  UpdateTimeToLive: updateTimeToLive,
};
