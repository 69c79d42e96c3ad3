import { gateKey } from '../keys';
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
 * or it is paused, and no grace of others freezes them. The gate notes that they are there, and whether they are ready,
 * for the price of looking at it.
 */
export function inTime(
  { name }: Table,
  { game, step, seat, version, ready }: Pick<OrdersRecord, 'game' | 'step' | 'seat' | 'version' | 'ready'>,
  now: number,
): TransactItems[number] {
  const given = 'SET given.#seat = :version';
  return {
    Update: {
      TableName: name,
      Key: gateKey(game),
      UpdateExpression: ready ? `${given}, ready.#seat = :yes` : `${given} REMOVE ready.#seat`,
      ConditionExpression: `${OPEN_STEP} AND (deadline > :now OR attribute_exists(pausedAt)) AND ${NOT_FROZEN}`,
      ExpressionAttributeNames: { ...NAMES, '#seat': seat },
      ExpressionAttributeValues: {
        ':step': step,
        ':open': 'open',
        ':now': now,
        ':no': false,
        ':seat': seat,
        ':version': version,
        ...(ready && { ':yes': true }),
      },
    },
  };
}

/** The condition on a gate that every seat that owes orders is ready, with what it needs. */
export function allStillReady({ owing }: Gate): {
  readonly condition: string;
  readonly names: Record<string, string>;
  readonly values: Record<string, unknown>;
} {
  return {
    condition: owing.map((_, at) => ` AND ready.#owing${at} = :yes`).join(''),
    names: Object.fromEntries(owing.map((seat, at) => [`#owing${at}`, seat])),
    values: owing.length === 0 ? {} : { ':yes': true },
  };
}
