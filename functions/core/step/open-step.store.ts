import type { Gate, OrdersRecord } from '../game/games.records';
import { dueIndex, gateKey } from '../platform/keys';
import { type Terms, update, type Write } from '../platform/writes';
import type { OrderedBy, Writer } from './steps.store';

/** The condition on a gate that decides what is in time. */
export const OPEN_STEP = '#step = :step AND #state = :open';
/** Nothing closes it while it is paused. */
export const RUNNING_STEP = `${OPEN_STEP} AND attribute_not_exists(pausedAt)`;
const NOT_FROZEN = '(attribute_not_exists(grace) OR grace.frozen = :no OR contains(grace.seats, :seat))';

/** The values with which those conditions compare. */
export const openAt = (step: number) => ({ step, open: 'open' });

/** The condition on a gate that no ruling has taken steps back since it was read. */
export function sameLine({ line }: Pick<Gate, 'line'>) {
  return {
    when: line === undefined ? 'attribute_not_exists(#line)' : '#line = :line',
    values: line === undefined ? {} : { line },
  };
}

/**
 * The condition on a gate that the holder of a seat and the branch are unchanged since they were read: a write that was
 * on its way when the seat changed hands or steps were taken back fails.
 */
export function stillTheirs({ gate, seat, holder }: Writer): Terms & { readonly when: string } {
  const line = sameLine(gate);
  return {
    when: `${line.when} AND (attribute_not_exists(holders.#seat) OR holders.#seat = :holder)`,
    values: { ...line.values, holder },
    names: { seat },
  };
}

/**
 * The part of a transaction that accepts a seat's orders: the gate is open at their step, its deadline is after `now`
 * or it is paused, no grace of others freezes them, and the seat belongs to the writer. The gate records that they are
 * there and whether they are ready, at the price of the check.
 */
export function inTime(
  { game, step, seat, version, ready }: Pick<OrdersRecord, 'game' | 'step' | 'seat' | 'version' | 'ready'>,
  by: OrderedBy,
  now: number,
): Write {
  const theirs = stillTheirs({ ...by, seat });
  const parts = [theirs, backFromDisorder(by), soonDue(by, seat, ready, now), notedProgram(by, seat)];
  const sets = ['given.#seat = :version', ...(ready ? ['ready.#seat = :yes'] : [])];
  const change = [...sets, ...parts.flatMap((part) => ('sets' in part ? part.sets : []))].join(', ');
  return update(gateKey(game), `SET ${change}${ready ? '' : ' REMOVE ready.#seat'}`, {
    when: [
      `${OPEN_STEP} AND (deadline > :now OR attribute_exists(pausedAt)) AND ${NOT_FROZEN}`,
      ...parts.flatMap(({ when }) => (when === undefined ? [] : [when])),
    ].join(' AND '),
    names: Object.assign({ seat }, ...parts.map(({ names }) => names ?? {})),
    values: Object.assign(
      { ...openAt(step), now, no: false, seat, version, yes: true },
      ...parts.map(({ values }) => values ?? {}),
    ),
  });
}

interface Part extends Terms {
  readonly sets: readonly string[];
}

/** The step waits for a seat in civil disorder again. */
function backFromDisorder({ back }: OrderedBy): Part {
  if (back === undefined) return { sets: [] };
  return {
    sets: [
      'misses.#seat.disorder = :no, misses.#seat.#row = :none',
      ...(back.owes ? ['owing = list_append(owing, :seats)'] : []),
    ],
    when: 'misses.#seat.disorder = :yes',
    values: { none: 0, seats: [back.seat] },
  };
}

/** A seat whose orders were submitted by a program, with its player. The first one of a step creates the list. */
function notedProgram({ gate, holder, byProgram }: OrderedBy, seat: string): Part {
  if (byProgram !== true) return { sets: [] };
  // `stillTheirs` already has the holder in its values.
  if (gate.programNow !== undefined) return { sets: ['programNow.#seat = :holder'] };
  return {
    sets: ['programNow = :programNow'],
    when: 'attribute_not_exists(programNow)',
    values: { programNow: { [seat]: holder } },
  };
}

/**
 * Orders that make everyone ready make the step due at once, so that the sweep closes it if this run does not. If
 * others are not ready, the write requires one of them to be still unready: of two seats that are last at the same
 * time, one writes again.
 */
function soonDue({ gate, closesEarly }: OrderedBy, seat: string, ready: boolean, now: number): Part {
  if (!ready || closesEarly !== true || gate.closesAt !== undefined) return { sets: [] };
  const unready = gate.owing.filter((one) => one !== seat && gate.ready[one] !== true);
  if (unready.length === 0)
    return {
      sets: ['dueSk = :soon'],
      values: { soon: dueIndex(gate.game, Math.min(now, gate.deadline)).dueSk },
    };
  return {
    sets: [],
    when: `(${unready.map((_, at) => `attribute_not_exists(ready.#unready${at})`).join(' OR ')})`,
    names: Object.fromEntries(unready.map((one, at) => [`unready${at}`, one])),
  };
}

/** The condition on a gate that every seat that owes orders is ready, with its names. */
export function allStillReady({ owing }: Gate) {
  return {
    condition: owing.map((_, at) => ` AND ready.#owing${at} = :yes`).join(''),
    names: Object.fromEntries(owing.map((seat, at) => [`owing${at}`, seat])),
  };
}
