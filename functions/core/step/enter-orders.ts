import { loadSystemFor } from '../../../engine/load-system';
import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import { gameOf, organizerOf } from '../access/guards';
import { personFor } from '../account/profile';
import type { GameAndGate } from '../game/games.store';
import { seasonAct } from '../league/log-act';
import type { LogRecord } from '../league/logs.records';
import { mayRule, rolesIn } from '../member/roles';
import { seatTitle } from '../notification/of-game';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { hidesFromModerators } from '../ruling/hidden-parts';
import { programRefused } from '../session/programs';
import { type ReadText, readTyped } from './read-typed';
import { refusalFor, saveAndClose } from './submit-orders';

/** Orders that a player sent to an organizer by post, by phone or in a chat, as the organizer types them. */
export interface TypedForPlayer {
  readonly seat: string;
  readonly step: number;
  readonly text: string;
}

/** What the organizer sees again: their own lines as they were read, and nothing that was stored before. */
export interface EnteredOrders {
  readonly seat: string;
  readonly step: number;
  /** The orders in the notation of the game. */
  readonly lines: readonly string[];
  readonly notes: ReadText['notes'];
  /** When they were stored; null for a check. */
  readonly storedAt: number | null;
  readonly closed: boolean;
}

interface Checked extends GameAndGate {
  readonly entered: EnteredOrders;
}

/** Reads orders for another player's seat without storing them. In games with hidden parts the log names the check. */
export async function checkOrdersFor(
  deps: Deps,
  caller: Caller,
  gameId: string,
  typed: TypedForPlayer,
): Promise<Outcome<EnteredOrders>> {
  const checked = await checkedOrders(deps, caller, gameId, typed);
  return checked.ok ? done(checked.value.entered) : checked;
}

/**
 * Stores orders for another player's seat in the open step, by the same rules as the player's own. The player sees who
 * entered them and can change them; the league's log names act, board and seat, never the orders.
 */
export async function enterOrders(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { ready, ...typed }: TypedForPlayer & { readonly ready: boolean },
): Promise<Outcome<EnteredOrders>> {
  const checked = await checkedOrders(deps, caller, gameId, typed);
  if (!checked.ok) return checked;
  const { entered, ...table } = checked.value;
  const entry = await logEntry(deps, caller, table, typed.seat);
  const { step, text } = typed;
  const saved = await saveAndClose(deps, table, typed.seat, {
    ...{ step, orders: { text }, ready },
    entered: { by: await personFor(deps, caller), entry },
  });
  if (!saved.ok) return saved;
  const { stored, closed } = saved.value;
  return done({ ...entered, storedAt: stored.storedAt, closed });
}

async function checkedOrders(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { seat, step, text }: TypedForPlayer,
): Promise<Outcome<Checked>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  const refused =
    (await whyNotEntered(deps, caller, found.value, seat)) ?? refusalFor(gate, seat, step, deps.clock());
  if (refused !== undefined) return refuse(refused);
  const system = await loadSystemFor(game);
  if (system?.notation === undefined) return refuse({ code: 'not-available', what: game.system });
  const before = await deps.store.stepInPlay(gate, step - 1);
  if (before === undefined) throw new Error(`game ${game.id} has no step ${step - 1}`);
  const read = readTyped(system, system.notation, before.position, seat, text);
  if (hidesFromModerators({ system, steps: [before] })) {
    const after = message(read.problems.length > 0 ? 'log.refusedByRules' : 'log.ordersChecked');
    await deps.store.saveLogEntry(await logEntry(deps, caller, found.value, seat, after));
  }
  if (read.problems.length > 0) return refuse({ code: 'orders-refused', problems: read.problems });
  const { notation } = system;
  const lines = read.orders.map(({ order }) => notation.print(before.position, order));
  return done({
    ...found.value,
    entered: { seat, step, lines, notes: read.notes, storedAt: null, closed: false },
  });
}

/** Only organizers who do not play in the season enter orders, and only for seats of people. */
async function whyNotEntered(
  deps: Deps,
  caller: Caller,
  { game }: GameAndGate,
  seat: string,
): Promise<Refusal | undefined> {
  const roles = await rolesIn(deps, game.league.id, caller);
  if (mayRule(roles, game, caller) === 'plays') return { code: 'conflict-of-interest' };
  const organizer = await organizerOf(deps, caller, game.league.id, 'organizerEntersOrders');
  if (!organizer.ok) return organizer.refusal;
  const season = await deps.store.season(game.season.id);
  if (season === undefined || (await mayActOn(deps, season, caller)) !== 'acts')
    return { code: 'conflict-of-interest' };
  const held = game.seats.find((one) => one.seat === seat);
  if (held === undefined) return { code: 'not-found', what: 'seat' };
  if (held.player.kind === 'bot') return { code: 'not-allowed', why: { text: 'ordersOfBots' } };
  return programRefused(game, caller);
}

async function logEntry(
  deps: Deps,
  caller: Caller,
  { game, gate }: GameAndGate,
  seat: string,
  after: StoredText = '',
): Promise<LogRecord> {
  const { round, board, season, league } = game;
  const subject = message('log.ordersFor', { round, board, step: gate.step, seat: seatTitle(game, seat) });
  const entry = await seasonAct(
    deps,
    caller,
    { ...season, league },
    { kind: 'enter-orders', subject, after },
  );
  return { ...entry, game: game.id };
}
