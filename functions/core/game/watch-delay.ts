import { loadSystemFor } from '../../../engine/load-system';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import type { ThreadRecord } from '../press/press.records';
import type { BoardRecord } from '../result/results.records';
import { type GameRecord, type Gate, NEVER, type StepRecord } from './games.records';
import type { GameAndGate } from './games.store';

/** A table as it was read, with the counters of its press if these were read with it. */
interface Read extends GameAndGate {
  readonly threads?: readonly ThreadRecord[];
}

/** By how many steps people without a seat see a game later: no longer once it is over. */
export function delayOf(
  { watchDelay = 0 }: Pick<GameRecord, 'watchDelay'>,
  { state }: Pick<Gate, 'state'>,
): number {
  return state === 'finished' ? 0 : watchDelay;
}

/**
 * By how many steps somebody sees a game later than its players. Whoever holds a seat in it, organizes or moderates
 * its league sees it at once.
 */
export async function stepsBehind(
  deps: Deps,
  caller: Caller | null,
  { game, gate }: GameAndGate,
): Promise<number> {
  const delay = delayOf(game, gate);
  if (delay === 0 || seatHeldBy(game, caller) !== undefined) return 0;
  const roles = await rolesIn(deps, game.league.id, caller);
  return roles.some((role) => role !== 'player') ? 0 : delay;
}

/**
 * A table as somebody sees it now. For those who see it later it is the table of an earlier step, without anything that
 * depends on later ones: no deadline, nobody's orders, no absences, and no press, whose messages would tell of them.
 */
export async function tableSeenBy<Table extends Read>(
  deps: Deps,
  caller: Caller | null,
  table: Table,
): Promise<Seen<Table>> {
  const behind = await stepsBehind(deps, caller, table);
  return { ...(behind === 0 ? table : await stepsBefore(deps, table, behind)), behind };
}

/** A table as one person sees it, and by how many steps they see it later than its players. */
export type Seen<Table extends Read> = Table & { readonly behind: number };

/** Whether somebody sees a step of a table, or a ruling that was made while it was open. */
export function isShown({ gate, behind }: Seen<GameAndGate>, step: number): boolean {
  return behind === 0 || step < gate.step;
}

async function stepsBefore<Table extends Read>(deps: Deps, table: Table, behind: number): Promise<Table> {
  const { game, gate } = table;
  const step = openForOthers(gate, behind);
  const [system, before] = await Promise.all([loadSystemFor(game), deps.store.stepInPlay(gate, step - 1)]);
  if (system === undefined || before === undefined)
    throw new Error(`game ${game.id} has no step ${step - 1}`);
  const { line, watched, holders } = gate;
  const earlier: Gate = {
    ...{ game: game.id, step, clock: '', deadline: NEVER, why: null },
    // While steps are taken back, nothing that is read of them is kept in memory.
    state: gate.state === 'taking-back' ? gate.state : 'open',
    ...{ label: system.label(before.position), openedAt: before.closedAt },
    pace: system.pending(before.position)?.pace ?? 'orders',
    ...{ owing: [], given: {}, ready: {} },
    ...(line === undefined ? {} : { line }),
    ...(watched && { watched }),
    ...(holders === undefined ? {} : { holders }),
  };
  // What was ruled later is no reason for them to read the table again.
  const seen = { ...table, game: { ...game, rulings: 0 }, gate: earlier };
  return table.threads === undefined ? seen : { ...seen, threads: [] };
}

/** The step that is open for those who see an open step so much later: never one before the first. */
export function stepBehind(open: number, behind: number): number {
  return Math.max(1, open - behind);
}

/** The same for a board on which rulings may have taken steps back: that alone shows those others nothing. */
function openForOthers({ step, watched }: Pick<Gate, 'step' | 'watched'>, behind: number): number {
  return Math.max(stepBehind(step, behind), watched?.step ?? 1);
}

/** What others see of a board from now on although a ruling takes back steps, from the first one that it takes back. */
export function watchedAfter(
  game: GameRecord,
  gate: Gate,
  { from, ruling }: { readonly from: number; readonly ruling: number },
): Pick<Gate, 'watched'> {
  const delay = delayOf(game, gate);
  if (delay === 0) return {};
  const step = openForOthers(gate, delay);
  // What they have seen is taken back, so that they see the ruling at once.
  return { watched: from < step ? { step: from, line: ruling } : { ...gate.watched, step } };
}

/** The last step whose result others see while a step is open. */
export function lastForOthers(gate: Pick<Gate, 'step' | 'watched'>, delay: number): number {
  return openForOthers(gate, delay) - 1;
}

/**
 * The step whose result the summary of a board shows. Everybody reads summaries, so those of a game with a delay are as
 * late for all.
 */
export async function stepInSummary(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  last: StepRecord,
): Promise<StepRecord> {
  const delay = delayOf(game, gate);
  if (delay === 0 || last.step === 0) return last;
  const shown = Math.min(last.step, lastForOthers({ ...gate, step: last.step + 1 }, delay));
  const record = await deps.store.stepInPlay(gate, shown);
  if (record === undefined) throw new Error(`game ${game.id} has no step ${shown}`);
  return record;
}

/** The last step that the summary of a board knows of. */
export function lastShown({ step, shown }: Pick<BoardRecord, 'step' | 'shown'>): number {
  return shown ?? step;
}
