import { dueIndex, gateKey } from '../keys';
import type { OrderedBy, Writer } from '../questions/steps';
import type { Gate, OrdersRecord } from '../records';
import { type Terms, update, type Write } from './writes';

/** The condition that decides what is in time, on a gate. */
export const OPEN_STEP = '#step = :step AND #state = :open';
/** While it is paused nothing closes it. */
export const RUNNING_STEP = `${OPEN_STEP} AND attribute_not_exists(pausedAt)`;
const NOT_FROZEN = '(attribute_not_exists(grace) OR grace.frozen = :no OR contains(grace.seats, :seat))';

/** What those conditions compare with. */
export const openAt = (step: number) => ({ step, open: 'open' });

/** The condition on a gate that no ruling has taken steps back since it was read. */
export function sameLine({ line }: Pick<Gate, 'line'>) {
  return {
    when: line === undefined ? 'attribute_not_exists(#line)' : '#line = :line',
    values: line === undefined ? {} : { line },
  };
}

/**
 * The condition on a gate that a seat is still its holder's, and that play stands where the writer has read it: what was
 * on its way when the seat changed hands or steps were taken back is not written.
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
 * The part of a transaction that lets a seat's orders in: the gate is open at their step, its deadline lies after `now`
 * or it is paused, no grace of others freezes them, and the seat is the writer's. The gate notes that they are there,
 * and whether they are ready, for the price of looking at it.
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

/** A seat in civil disorder is waited for again. */
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

/** A seat whose orders a program has sent, with its player. The first of a step brings the list along. */
function notedProgram({ gate, holder, byProgram }: OrderedBy, seat: string): Part {
  if (byProgram !== true) return { sets: [] };
  // `stillTheirs` has the holder in its values already.
  if (gate.programNow !== undefined) return { sets: ['programNow.#seat = :holder'] };
  return {
    sets: ['programNow = :programNow'],
    when: 'attribute_not_exists(programNow)',
    values: { programNow: { [seat]: holder } },
  };
}

/**
 * Orders that make everyone ready make the step due at once, so that the sweep closes it if this run does not. Where
 * someone else is not ready, one of them has to be so still: of two who are the last at once one writes again.
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

/** The condition on a gate that every seat that owes orders is ready, with what it needs. */
export function allStillReady({ owing }: Gate) {
  return {
    condition: owing.map((_, at) => ` AND ready.#owing${at} = :yes`).join(''),
    names: Object.fromEntries(owing.map((seat, at) => [`owing${at}`, seat])),
  };
}
