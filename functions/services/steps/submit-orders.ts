import { hashOf } from '../../../engine/core/canonical';
import type { GameSystem, Problem } from '../../../engine/game';
import { systemFor } from '../../../engine/systems';
import type { GameAndGate } from '../../store/questions/games';
import type { Gate, OrdersRecord } from '../../store/records';
import { waitedForAgain } from '../absence/civil-disorder';
import { isFrozen } from '../absence/deadline-moves';
import { seatOf } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, type Refusal, refuse } from '../errors';
import { closeStep } from './close-step';
import { mayCloseEarly } from './closing';

export interface OrdersInput {
  readonly step: number;
  /** The list itself, or its text in the game's notation. */
  readonly orders: readonly unknown[] | { readonly text: string };
  readonly ready: boolean;
  /** The version that this change builds on; without it the last one wins. */
  readonly version?: number | undefined;
}

export interface Submitted {
  readonly stored: OrdersRecord;
  readonly gate: Gate;
  /** Whether this was the last seat to be ready and the step has been closed for it. */
  readonly closed: boolean;
}

/**
 * Stores a player's orders for the open step, whole or not at all, and closes the step early when the last player
 * is ready and the season allows it.
 */
export async function submitOrders(
  deps: Deps,
  caller: Caller,
  gameId: string,
  input: OrdersInput,
): Promise<Outcome<Submitted>> {
  const seated = await seatOf(deps, caller, gameId);
  if (!seated.ok) return seated;
  const { game, seat } = seated.value;
  const saved = await saveOrdersOfSeat(deps, seated.value, seat, input);
  if (!saved.ok) return saved;
  const gate = await waitedForAgain(deps, saved.value.gate, seat);
  const { stored } = saved.value;
  const mayClose = stored.ready ? mayCloseEarly(game, gate) : gate.closesAt !== undefined;
  const closed = mayClose && (await closeStep(deps, gameId, gate.step)) !== 'not-due';
  return done({ stored, gate, closed });
}

/** The same for a seat of any kind and a gate that has been read, never closing the step: bots come in here. */
export async function saveOrdersOfSeat(
  deps: Deps,
  { game, gate }: GameAndGate,
  seat: string,
  input: OrdersInput,
): Promise<Outcome<Submitted>> {
  const system = systemFor(game);
  if (system === undefined) return refuse({ code: 'not-available', what: game.system });
  const shut = refusalFor(gate, seat, input.step, deps.clock());
  if (shut !== undefined) return refuse(shut);
  const before = await deps.store.stepInPlay(gate, input.step - 1);
  if (before === undefined) throw new Error(`game ${game.id} has no step ${input.step - 1}`);
  const read = readOrders(system, before.position, seat, input.orders);
  if (!read.ok) return refuse({ code: 'orders-refused', problems: read.problems });
  return save(deps, gate, { seat, orders: read.orders, ready: input.ready }, input.version);
}

function refusalFor(gate: Gate, seat: string, step: number, now: number): Refusal | undefined {
  if (gate.state === 'finished') return { code: 'game-finished' };
  if (gate.step !== step) return { code: 'stale-step', step: gate.step };
  if (gate.state !== 'open' || (gate.pausedAt === undefined && gate.deadline <= now))
    return { code: 'step-closed', step, deadline: gate.deadline };
  if (isFrozen(gate) && gate.grace?.seats.includes(seat) !== true)
    return { code: 'orders-frozen', until: gate.deadline };
  return undefined;
}

type Read =
  | { readonly ok: true; readonly orders: unknown[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A list as it was sent, or its text in the game's notation, checked against the rules. */
export function readOrders(
  system: GameSystem,
  position: unknown,
  seat: string,
  orders: OrdersInput['orders'],
): Read {
  if (!('text' in orders)) return checked(system, position, seat, [...orders]);
  if (system.notation === undefined)
    return {
      ok: false,
      problems: [
        { code: 'no-notation', path: ['text'], rule: '', message: 'This game has no text notation.' },
      ],
    };
  const parsed = system.notation.parse(position, seat, orders.text);
  return parsed.ok ? checked(system, position, seat, [...parsed.value]) : parsed;
}

function checked(system: GameSystem, position: unknown, seat: string, orders: unknown[]): Read {
  const problems = system.validate(position, seat, orders);
  return problems.length === 0 ? { ok: true, orders } : { ok: false, problems };
}

const RETRIES = 5;

async function save(
  deps: Deps,
  read: Gate,
  list: Pick<OrdersRecord, 'seat' | 'orders' | 'ready'>,
  basedOn: number | undefined,
): Promise<Outcome<Submitted>> {
  let gate = read;
  for (let attempt = 1; ; attempt += 1) {
    const version = gate.given[list.seat] ?? 0;
    if (basedOn !== undefined && basedOn !== version) return refuse({ code: 'version-conflict', version });
    const stored = ordersFor(deps, gate, list, version + 1);
    const saved = await deps.store.saveOrders(stored, stored.storedAt);
    if (saved.kind === 'saved') return done({ stored, gate, closed: false });
    if (saved.kind === 'step-closed')
      return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
    if (attempt === RETRIES) return refuse({ code: 'version-conflict', version: version + 1 });
    const again = await deps.store.gate(gate.game);
    if (again?.step !== gate.step)
      return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
    gate = again;
  }
}

/** A seat's list as it is stored for an open step, with its receipt. */
export function ordersFor(
  { clock, newSeed }: Deps,
  { game, step }: Gate,
  list: Pick<OrdersRecord, 'seat' | 'orders' | 'ready'>,
  version: number,
): OrdersRecord {
  const content = { game, step, ...list, storedAt: clock(), version, salt: newSeed() };
  return { ...content, receipt: hashOf(content) };
}
