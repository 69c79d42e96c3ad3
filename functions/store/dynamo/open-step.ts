import { gateKey } from '../keys';
import type { Gate, OrdersRecord } from '../records';
import { update, type Write } from './writes';

/** The condition that decides what is in time (design 4.1), on a gate. */
export const OPEN_STEP = '#step = :step AND #state = :open';
/** While it is paused nothing closes it. */
export const RUNNING_STEP = `${OPEN_STEP} AND attribute_not_exists(pausedAt)`;
const NOT_FROZEN = '(attribute_not_exists(grace) OR grace.frozen = :no OR contains(grace.seats, :seat))';

/** What those conditions compare with. */
export const openAt = (step: number) => ({ step, open: 'open' });

/**
 * The part of a transaction that lets a seat's orders in: the gate is open at their step, its deadline lies after `now`
 * or it is paused, and no grace of others freezes them. The gate notes that they are there, and whether they are ready,
 * for the price of looking at it.
 */
export function inTime(
  { game, step, seat, version, ready }: Pick<OrdersRecord, 'game' | 'step' | 'seat' | 'version' | 'ready'>,
  now: number,
): Write {
  const given = 'SET given.#seat = :version';
  return update(gateKey(game), ready ? `${given}, ready.#seat = :yes` : `${given} REMOVE ready.#seat`, {
    when: `${OPEN_STEP} AND (deadline > :now OR attribute_exists(pausedAt)) AND ${NOT_FROZEN}`,
    names: { seat },
    values: { ...openAt(step), now, no: false, seat, version, yes: true },
  });
}

/** The condition on a gate that every seat that owes orders is ready, with what it needs. */
export function allStillReady({ owing }: Gate) {
  return {
    condition: owing.map((_, at) => ` AND ready.#owing${at} = :yes`).join(''),
    names: Object.fromEntries(owing.map((seat, at) => [`owing${at}`, seat])),
  };
}
