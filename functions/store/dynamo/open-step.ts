import { gateKey, ordersKey } from '../keys';
import type { Gate, OrdersRecord } from '../records';
import type { Table, TransactItems } from './table';

/** The condition that decides what is in time (design 4.1), on a gate. */
export const OPEN_STEP = '#step = :step AND #state = :open';
/** While it is paused nothing closes it. */
export const RUNNING_STEP = `${OPEN_STEP} AND attribute_not_exists(pausedAt)`;
const NOT_FROZEN = '(attribute_not_exists(grace) OR grace.frozen = :no OR contains(grace.seats, :seat))';
export const NAMES = { '#step': 'step', '#state': 'state' };

/**
 * The part of a transaction that lets a seat's orders in: the gate is open at their step, its deadline lies after `now`
 * or it is paused, and no grace of others freezes them.
 */
export function inTime(
  { name }: Table,
  { game, step, seat }: Pick<OrdersRecord, 'game' | 'step' | 'seat'>,
  now: number,
): TransactItems[number] {
  return {
    ConditionCheck: {
      TableName: name,
      Key: gateKey(game),
      ConditionExpression: `${OPEN_STEP} AND (deadline > :now OR attribute_exists(pausedAt)) AND ${NOT_FROZEN}`,
      ExpressionAttributeNames: NAMES,
      ExpressionAttributeValues: { ':step': step, ':open': 'open', ':now': now, ':no': false, ':seat': seat },
    },
  };
}

/** The part of a transaction that holds while every seat that owes orders is ready. */
export function stillReady({ name }: Table, { game, step, owing }: Gate): TransactItems {
  return owing.map((seat) => ({
    ConditionCheck: {
      TableName: name,
      Key: ordersKey(game, step, seat),
      ConditionExpression: 'ready = :yes',
      ExpressionAttributeValues: { ':yes': true },
    },
  }));
}
