import batchGetItem from 'dynalite/actions/batchGetItem.js';
import createTable from 'dynalite/actions/createTable.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import deleteTable from 'dynalite/actions/deleteTable.js';
import describeTable from 'dynalite/actions/describeTable.js';
import getItem from 'dynalite/actions/getItem.js';
import listTables from 'dynalite/actions/listTables.js';
import listTagsOfResource from 'dynalite/actions/listTagsOfResource.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import tagResource from 'dynalite/actions/tagResource.js';
import untagResource from 'dynalite/actions/untagResource.js';
import updateItem from 'dynalite/actions/updateItem.js';
import updateTable from 'dynalite/actions/updateTable.js';
import type { Store } from 'dynalite/db/index.js';
import batchGetItemRules from 'dynalite/validations/batchGetItem.js';
import batchWriteItemRules from 'dynalite/validations/batchWriteItem.js';
import createTableRules from 'dynalite/validations/createTable.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import deleteTableRules from 'dynalite/validations/deleteTable.js';
import describeTableRules from 'dynalite/validations/describeTable.js';
import getItemRules from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import listTablesRules from 'dynalite/validations/listTables.js';
import listTagsOfResourceRules from 'dynalite/validations/listTagsOfResource.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import tagResourceRules from 'dynalite/validations/tagResource.js';
import untagResourceRules from 'dynalite/validations/untagResource.js';
import updateItemRules from 'dynalite/validations/updateItem.js';
import updateTableRules from 'dynalite/validations/updateTable.js';
import { rememberExpressions } from './parsed-expressions';
import { type Answer, answered, type Body, fromDynalite, refused } from './wire';

rememberExpressions();

const ACTIONS = {
  BatchGetItem: batchGetItem,
  CreateTable: createTable,
  DeleteItem: deleteItem,
  DeleteTable: deleteTable,
  DescribeTable: describeTable,
  GetItem: getItem,
  ListTables: listTables,
  ListTagsOfResource: listTagsOfResource,
  PutItem: putItem,
  Query: query,
  Scan: scan,
  TagResource: tagResource,
  UntagResource: untagResource,
  UpdateItem: updateItem,
  UpdateTable: updateTable,
} as const;

const RULES = {
  BatchGetItem: batchGetItemRules,
  BatchWriteItem: batchWriteItemRules,
  CreateTable: createTableRules,
  DeleteItem: deleteItemRules,
  DeleteTable: deleteTableRules,
  DescribeTable: describeTableRules,
  GetItem: getItemRules,
  ListTables: listTablesRules,
  ListTagsOfResource: listTagsOfResourceRules,
  PutItem: putItemRules,
  Query: queryRules,
  Scan: scanRules,
  TagResource: tagResourceRules,
  UntagResource: untagResourceRules,
  UpdateItem: updateItemRules,
  UpdateTable: updateTableRules,
} as const;

export type ActionName = keyof typeof ACTIONS;

/** Checks a request by dynalite's rules and parses its expressions; the parsed request can be run once. */
export function checked(store: Store, name: keyof typeof RULES, request: Body): Answer<Body> {
  const rules = RULES[name];
  try {
    const data = validations.checkTypes(request, rules.types);
    validations.checkValidations(data, rules.types, rules.custom, store);
    return answered(data);
  } catch (error) {
    return refused(fromDynalite(error));
  }
}

/** Runs one of dynalite's actions on a checked request. */
export function run(store: Store, name: ActionName, request: Body): Promise<Answer<Body>> {
  return new Promise((resolve) => {
    ACTIONS[name](store, request, (error, reply) =>
      resolve(error ? refused(fromDynalite(error)) : answered(reply ?? {})),
    );
  });
}
