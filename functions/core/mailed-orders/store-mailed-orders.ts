import type { GameSystem, Message, Problem } from '../../../engine/game';
import type { Notation } from '../../../engine/game/transcript';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import { resumeIfPlayed } from '../absence/abandoned-board';
import { deadlineOf, type Gate } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import type { Refusal } from '../platform/errors';
import { readTyped } from '../step/read-typed';
import { refusalFor, saveAndClose } from '../step/submit-orders';
import type { ReplySeat } from './reply-address';

/** A line that was not used, and why. The line is empty for a problem of the list as a whole. */
export interface UnusedLine {
  readonly line: string;
  readonly message: Problem['message'];
}

interface About {
  /** The turn that the mail answered. */
  readonly turn: Message | string;
  readonly unused: readonly UnusedLine[];
}

/** Why no orders were accepted. */
type Shut =
  /** The turn is over; when it closed, if that is known. */
  | { readonly kind: 'late'; readonly closedAt: number | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What became of the orders in a mail. */
export type MailedOrders = About &
  (
    | {
        readonly kind: 'stored';
        /** The orders as they are stored, in the notation of the game. */
        readonly lines: readonly string[];
        readonly ready: boolean;
        /** A line asked to be ready, which was left out because of unused lines. */
        readonly notReady: boolean;
        readonly notes: readonly UnusedLine[];
        readonly deadline: number | null;
        readonly closed: boolean;
      }
    /** Nothing could be read, or nothing of it is legal; what was stored before stays. */
    | { readonly kind: 'nothing' }
    /** Orders that came later are stored already. */
    | { readonly kind: 'newer' }
    | Shut
  );

const READY = /^(?:ready|bereit|fertig|listo|lista)[.!]?$/i;
const RETRIES = 5;

/**
 * Stores the orders of a player's mail by the same rules as those from the pages; the time at which the mail was
 * received decides whether they are in time. Lines that cannot be used are left out and reported.
 */
export async function storeMailedOrders(
  deps: Deps,
  seat: ReplySeat,
  text: string,
  receivedAt: number,
): Promise<MailedOrders> {
  let table: GameAndGate = seat;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await storeOnce(deps, { ...seat, ...table }, text, receivedAt);
    const isLast = attempt === RETRIES;
    if (isLast || outcome.kind !== 'refused' || outcome.refusal.code !== 'version-conflict') return outcome;
    table = (await deps.store.gameAndGate(seat.game.id)) ?? table;
  }
}

async function storeOnce(
  deps: Deps,
  { game, gate, seat, step }: ReplySeat,
  text: string,
  receivedAt: number,
): Promise<MailedOrders> {
  const turn = readLabel(game.system, await labelOf(deps, gate, step));
  const about = { turn, unused: [] };
  const shut = refusalFor(gate, seat, step, receivedAt);
  if (shut !== undefined) return { ...about, ...(await shutOut(deps, gate, step, shut)) };
  const system = await loadSystemFor(game);
  const before = await deps.store.stepInPlay(gate, step - 1);
  if (system?.notation === undefined || before === undefined)
    return { ...about, kind: 'refused', refusal: { code: 'not-available', what: game.system } };
  const version = gate.given[seat] ?? 0;
  const stored = version === 0 ? undefined : await deps.store.ordersOfSeat(game.id, step, seat, version);
  if (stored !== undefined && stored.storedAt > receivedAt) return { ...about, kind: 'newer' };
  const read = usable(system, system.notation, before.position, seat, text);
  const { orders, unused, wantsReady } = read;
  if (orders.length === 0 && !(wantsReady && unused.length === 0)) return { turn, unused, kind: 'nothing' };
  const ready = wantsReady && unused.length === 0;
  const saved = await saveAndClose(deps, { game, gate }, seat, {
    ...{ step, orders, ready, version, mailedAt: receivedAt },
  });
  if (!saved.ok) return { turn, unused, ...(await shutOut(deps, gate, step, saved.refusal)) };
  if (gate.endsAt !== undefined) await resumeIfPlayed(deps, game.id);
  const { notation } = system;
  return {
    ...{ turn, unused, kind: 'stored', ready, notReady: wantsReady && !ready, notes: read.notes },
    lines: orders.map((order) => notation.print(before.position, order)),
    deadline: deadlineOf(saved.value.gate),
    closed: saved.value.closed,
  };
}

async function shutOut(deps: Deps, gate: Gate, step: number, refusal: Refusal): Promise<Shut> {
  if (refusal.code === 'step-closed') return { kind: 'late', closedAt: refusal.deadline };
  const isOver = (refusal.code === 'stale-step' && step < gate.step) || refusal.code === 'game-finished';
  if (!isOver) return { kind: 'refused', refusal };
  return { kind: 'late', closedAt: (await deps.store.stepInPlay(gate, step))?.closedAt ?? null };
}

async function labelOf(deps: Deps, gate: Gate, step: number): Promise<string> {
  return gate.step === step ? gate.label : ((await deps.store.stepInPlay(gate, step))?.label ?? gate.label);
}

interface Usable {
  readonly orders: readonly unknown[];
  readonly unused: readonly UnusedLine[];
  readonly notes: readonly UnusedLine[];
  readonly wantsReady: boolean;
}

/** The orders of all lines that can be used together. A line that is left out may spoil others, so they are read again. */
function usable(
  system: GameSystem,
  notation: Notation,
  position: unknown,
  seat: string,
  text: string,
): Usable {
  const all = text.split('\n');
  const wantsReady = all.some((line) => READY.test(line.trim()));
  const lines = all.map((line) => (READY.test(line.trim()) ? '' : line));
  const unused: UnusedLine[] = [];
  const at = ({ path: [line] }: Problem) => (typeof line === 'number' ? (lines[line]?.trim() ?? '') : '');
  for (;;) {
    const { orders, problems, notes } = readTyped(system, notation, position, seat, lines.join('\n'));
    const said = (one: Problem): UnusedLine => ({ line: at(one), message: one.message });
    if (problems.length === 0)
      return { orders: orders.map(({ order }) => order), unused, notes: notes.map(said), wantsReady };
    unused.push(...problems.map(said));
    const spoiled = problems.filter((one) => at(one) !== '');
    // What is wrong with the list as a whole cannot be left out.
    if (spoiled.length === 0) return { orders: [], unused, notes: [], wantsReady };
    for (const { path } of spoiled) lines[Number(path[0])] = '';
  }
}
