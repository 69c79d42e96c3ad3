import type { TableDescription } from 'dynalite/db/index.js';
import { NO_REASON, type Reason, transactionCancelled } from './faults';
import {
  type Answer,
  answered,
  type Body,
  errorMessage,
  errorName,
  isBody,
  refused,
  type ServiceError,
  validationError,
} from './wire';

// The common parts of writing and reading transactions: their limits and their errors.

const MAX_ITEMS = 100;
export const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024;
export const TOO_LARGE = validationError(
  'The aggregate size of the items in the transaction cannot exceed 4 MB',
);
export const DUPLICATE = validationError(
  'Transaction request cannot include multiple operations on one item',
);

export const constraint = (value: string, path: string, rule: string): ServiceError =>
  validationError(
    `1 validation error detected: Value ${value} at '${path}' failed to satisfy constraint: ${rule}`,
  );

/** The list of a transaction's parts: 1 to 100 objects. */
export function partsOf(request: Body): Answer<readonly Body[]> {
  const parts = request.TransactItems;
  if (!Array.isArray(parts)) return refused(constraint('null', 'transactItems', 'Member must not be null'));
  if (parts.length === 0) {
    const rule = 'Member must have length greater than or equal to 1';
    return refused(constraint("'[]'", 'transactItems', rule));
  }
  if (parts.length > MAX_ITEMS) {
    const rule = `Member must have length less than or equal to ${MAX_ITEMS}`;
    return refused(constraint(`'[${parts.length} items]'`, 'transactItems', rule));
  }
  return answered(parts.filter(isBody));
}

/** Whether two parts name the same item; a part whose key does not fit its table fails separately. */
export function hasDuplicate(
  parts: readonly { table: TableDescription; key: string | undefined }[],
): boolean {
  const keys = parts.flatMap(({ table, key }) => (key === undefined ? [] : [`${table.TableName}~${key}`]));
  return new Set(keys).size < keys.length;
}

/** The reason why one part makes a transaction fail. */
function reasonOf(answer: Answer<unknown>): Reason {
  if (answer.ok) return NO_REASON;
  const { error } = answer;
  const Message = errorMessage(error);
  if (errorName(error) !== 'ConditionalCheckFailedException') return { Code: 'ValidationError', Message };
  const { Item: item } = error.body;
  return { Code: 'ConditionalCheckFailed', Message, ...(item === undefined ? {} : { Item: item }) };
}

/** The refusal of a transaction with at least one failed part, with the reasons of all parts. */
export const failure = (answers: readonly Answer<unknown>[]): ServiceError =>
  answers.flatMap((answer) => (answer.ok ? [] : [answer.error])).find((error) => error.status >= 500) ??
  transactionCancelled(answers.map(reasonOf));
