import { gateKey } from '../keys';
import type { OrdersRecord } from '../records';
import type { Table, TransactItems } from './table';

/** The condition that decides what is in time (design 4.1), on a gate. */
export const OPEN_STEP = '#step = :step AND #state = :open';
export const NAMES = { '#step': 'step', '#state': 'state' };

/** The part of a transaction that lets orders in: the gate is open at their step, and its deadline lies after `now`. */
export function inTime(
  { name }: Table,
  { game, step }: Pick<OrdersRecord, 'game' | 'step'>,
  now: number,
): TransactItems[number] {
  return {
    ConditionCheck: {
      TableName: name,
      Key: gateKey(game),
      ConditionExpression: `${OPEN_STEP} AND deadline > :now`,
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: { ':step': step, ':open': 'open', ':now': now },
    },
  };
}
