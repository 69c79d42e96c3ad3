import { gateKey } from '../keys';
import type { OrdersRecord } from '../records';
import type { Table, TransactItems } from './table';

/** The condition that decides what is in time (design 4.1), on a gate. */
export const OPEN_STEP = '#step = :step AND #state = :open';
/** While it is paused nothing closes it. */
export const RUNNING_STEP = `${OPEN_STEP} AND attribute_not_exists(pausedAt)`;
export const NAMES = { '#step': 'step', '#state': 'state' };

/**
 * The part of a transaction that lets orders in: the gate is open at their step, and its deadline lies after `now` or
 * it is paused.
 */
export function inTime(
  { name }: Table,
  { game, step }: Pick<OrdersRecord, 'game' | 'step'>,
  now: number,
): TransactItems[number] {
  return {
    ConditionCheck: {
      TableName: name,
      Key: gateKey(game),
      ConditionExpression: `${OPEN_STEP} AND (deadline > :now OR attribute_exists(pausedAt))`,
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: { ':step': step, ':open': 'open', ':now': now },
    },
  };
}
