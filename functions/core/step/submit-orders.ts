import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { GameSystem, Problem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import { isFrozen } from '../absence/deadline-moves';
import type { Caller } from '../access/caller';
import { seatOf } from '../access/guards';
import type { GameRecord, Gate, OrdersRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { LogRecord } from '../league/logs.records';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { isProgram, programRefused } from '../session/programs';
import { closeStep } from './close-step';
import { mayCloseEarly } from './closing';
import { readTyped } from './read-typed';

export interface OrdersInput {
  readonly step: number;
  /** The list of orders, or its text in the game's notation. */
  readonly orders: readonly unknown[] | { readonly text: string };
  readonly ready: boolean;
  /** The version that this change is based on; without it the last write wins. */
  readonly version?: number | undefined;
  /** Whether a program submits them for its player. */
  readonly byProgram?: boolean;
  /** The organizer who enters them for the player, with the entry of the league's log that names the act. */
  readonly entered?: { readonly by: PersonRecord; readonly entry: LogRecord };
  /**
   * When the player's mail with them reached the platform: it decides whether they are in time.
   * @default now, and not by mail
   */
  readonly mailedAt?: number;
}

export interface Submitted {
  readonly stored: OrdersRecord;
  readonly gate: Gate;
  /** Whether this was the last seat to become ready, so that the step has been closed. */
  readonly closed: boolean;
}

/**
 * Stores a player's orders for the open step, whole or not at all, and closes the step early when the last player is
 * ready and the season allows it.
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
  const refused = programRefused(game, caller);
  if (refused !== undefined) return refuse(refused);
  const byProgram = isProgram(caller);
  return saveAndClose(deps, seated.value, seat, { ...input, byProgram });
}

/** Stores orders for a seat that a person holds, and closes the step early if it was the last one to become ready. */
export async function saveAndClose(
  deps: Deps,
  table: GameAndGate,
  seat: string,
  input: OrdersInput,
): Promise<Outcome<Submitted>> {
  const saved = await saveOrdersOfSeat(deps, table, seat, input);
  if (!saved.ok) return saved;
  const { stored, gate } = saved.value;
  const mayClose = stored.ready ? mayCloseEarly(table.game, gate) : gate.closesAt !== undefined;
  const closed =
    mayClose && ['adjudicated', 'already-adjudicated'].includes(await closeStep(deps, gate.game, gate.step));
  return done({ stored, gate, closed });
}

/**
 * Does the same for a seat of any kind, with a gate that has been read, and never closes the step: bots submit their
 * orders here.
 */
export async function saveOrdersOfSeat(
  deps: Deps,
  { game, gate }: GameAndGate,
  seat: string,
  input: OrdersInput,
): Promise<Outcome<Submitted>> {
  const system = await loadSystemFor(game);
  if (system === undefined) return refuse({ code: 'not-available', what: game.system });
  const { mailedAt: at } = input;
  const shut = refusalFor(gate, seat, input.step, at ?? deps.clock());
  if (shut !== undefined) return refuse(shut);
  const before = await deps.store.stepInPlay(gate, input.step - 1);
  if (before === undefined) throw new Error(`game ${game.id} has no step ${input.step - 1}`);
  const read = readOrders(system, before.position, seat, input.orders);
  if (!read.ok) return refuse({ code: 'orders-refused', problems: read.problems });
  const owes = system.pending(before.position)?.seats.some((one) => one.seat === seat && one.owes) === true;
  const how = {
    ...(input.entered !== undefined && { enteredBy: input.entered.by }),
    ...(at !== undefined && { byMail: true as const }),
  };
  const list = { seat, orders: read.orders, ready: input.ready };
  const { version: basedOn, byProgram = false } = input;
  const entry = input.entered?.entry ?? null;
  return save(deps, { game, gate }, list, { basedOn, owes, byProgram, entry, how, at });
}

/** Why a seat's orders for a step are not accepted at a point in time; undefined if they are. */
export function refusalFor(gate: Gate, seat: string, step: number, now: number): Refusal | undefined {
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

/** The orders as they were sent, as a list or a text in the game's notation, checked against the rules. */
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
      problems: [{ code: 'no-notation', path: ['text'], rule: '', message: fault('send.noNotation') }],
    };
  const { orders: read, problems } = readTyped(system, system.notation, position, seat, orders.text);
  return problems.length === 0
    ? { ok: true, orders: read.map(({ order }) => order) }
    : { ok: false, problems };
}

function checked(system: GameSystem, position: unknown, seat: string, orders: unknown[]): Read {
  const problems = system.validate(position, seat, orders);
  return problems.length === 0 ? { ok: true, orders } : { ok: false, problems };
}

const RETRIES = 5;

interface HowSent {
  readonly basedOn: number | undefined;
  readonly owes: boolean;
  readonly byProgram: boolean;
  /** The entry of the league's log that is written with them, if any. */
  readonly entry: LogRecord | null;
  /** How they came, for the record. */
  readonly how: Pick<OrdersRecord, 'enteredBy' | 'byMail'>;
  /** When they came, if that is not now. */
  readonly at: number | undefined;
}

async function save(
  deps: Deps,
  read: GameAndGate,
  list: Pick<OrdersRecord, 'seat' | 'orders' | 'ready'>,
  { basedOn, owes, byProgram, entry, how, at }: HowSent,
): Promise<Outcome<Submitted>> {
  const { seat } = list;
  const holder = holderOf(read.game, seat);
  // A step that only bots owe keeps its deadline.
  const isForPeople = read.game.seats.some(({ player }) => player.kind === 'human');
  let gate = read.gate;
  for (let attempt = 1; ; attempt += 1) {
    const version = gate.given[seat] ?? 0;
    if (basedOn !== undefined && basedOn !== version) return refuse({ code: 'version-conflict', version });
    const stored = { ...ordersFor(deps, gate, list, version + 1, at), ...how };
    const back = gate.misses?.[seat]?.disorder === true ? { back: { seat, owes } } : {};
    const closesEarly = isForPeople && mayCloseEarly(read.game, gate);
    const by = { gate, holder, closesEarly, byProgram, ...back };
    const saved = await deps.store.saveOrders(stored, by, stored.storedAt, entry);
    if (saved.kind === 'saved') return done({ stored, gate, closed: false });
    const again = await deps.store.gameAndGate(gate.game);
    const refusal = again && refusalOf(again, read, seat, stored);
    if (again === undefined || refusal !== undefined)
      return refuse(refusal ?? { code: 'not-found', what: 'game' });
    if (attempt === RETRIES) return refuse({ code: 'version-conflict', version: version + 1 });
    gate = again.gate;
  }
}

/** Why orders that could not be stored must not be stored again: the table has changed since it was read. */
function refusalOf(
  { game, gate }: GameAndGate,
  read: GameAndGate,
  seat: string,
  { step, storedAt }: OrdersRecord,
): Refusal | undefined {
  if (holderOf(game, seat) !== holderOf(read.game, seat)) return { code: 'not-your-seat' };
  // They were checked against a position that a ruling has since taken back.
  if (gate.line !== read.gate.line) return { code: 'changed-meanwhile' };
  return refusalFor(gate, seat, step, storedAt);
}

function holderOf({ seats }: GameRecord, seat: string): string {
  return seats.find((one) => one.seat === seat)?.player.id ?? '';
}

/** The record of a seat's orders for an open step, with their receipt. */
export function ordersFor(
  { clock, newSeed }: Deps,
  { game, step }: Gate,
  list: Pick<OrdersRecord, 'seat' | 'orders' | 'ready'>,
  version: number,
  at = clock(),
): OrdersRecord {
  const content = { game, step, ...list, storedAt: at, version, salt: newSeed() };
  return { ...content, receipt: hashOf(content) };
}
