import { loadSystemFor } from '../../../engine/load-system';
import type { Caller } from '../access/caller';
import { seatOf } from '../access/guards';
import type { GameRecord, Gate, PlanRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { isProgram, programRefused } from '../session/programs';
import type { StorePlan } from './plans.schema';

/** The caller's premove for their next turn; null if there is none. */
export async function planOf(
  deps: Deps,
  caller: Caller,
  gameId: string,
): Promise<Outcome<PlanRecord | null>> {
  const held = await seatOf(deps, caller, gameId);
  if (!held.ok) return held;
  return done((await deps.store.planOfSeat(gameId, held.value.seat)) ?? null);
}

const RETRIES = 5;

/**
 * Stores a player's orders for their next turn, replacing an earlier premove. Only the form is checked: the orders may
 * be illegal now and legal when the turn comes. The premove is stored against the open step, so that the opening of the
 * turn either finds it or refuses it here; and against the premove that it replaces, if the request names one, so that
 * nothing that has been carried out is planned again.
 */
export async function planAhead(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { orders, replaces }: StorePlan,
): Promise<Outcome<PlanRecord>> {
  for (let attempt = 1; ; attempt += 1) {
    const held = await seatOf(deps, caller, gameId);
    if (!held.ok) return held;
    const { game, gate, seat } = held.value;
    const refusal = programRefused(game, caller) ?? (await refusalOf(deps, game, gate, seat, orders));
    if (refusal !== undefined) return refuse(refusal);
    if (replaces !== undefined && replaces !== ((await deps.store.planOfSeat(gameId, seat))?.id ?? null))
      return refuse({ code: 'changed-meanwhile' });
    const plan: PlanRecord = {
      game: gameId,
      seat,
      id: deps.newId(),
      orders: [...orders],
      step: gate.step,
      storedAt: deps.clock(),
      refused: null,
      ...(isProgram(caller) && { byProgram: true }),
    };
    const by = { gate, holder: caller.id, replaces };
    if ((await deps.store.savePlan(plan, by)) === 'saved') return done(plan);
    if (attempt === RETRIES) return refuse({ code: 'changed-meanwhile' });
  }
}

/** Deletes the caller's premove, if there is one. */
export async function forgetPlan(deps: Deps, caller: Caller, gameId: string): Promise<Outcome<null>> {
  const held = await seatOf(deps, caller, gameId);
  if (!held.ok) return held;
  const { game, seat } = held.value;
  // Without its premove the seat orders something else, so the rule for programs applies here too.
  const refused = programRefused(game, caller);
  if (refused !== undefined) return refuse(refused);
  const plan = await deps.store.planOfSeat(gameId, seat);
  if (plan !== undefined) await deps.store.deletePlan(plan);
  return done(null);
}

async function refusalOf(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  seat: string,
  orders: readonly unknown[],
): Promise<Refusal | undefined> {
  const system = await loadSystemFor(game);
  if (system?.validatePlan === undefined)
    return {
      code: 'not-allowed',
      why: { text: 'nothingToPlan' },
    };
  if (gate.state === 'finished') return { code: 'game-finished' };
  // Its steps are being rewritten.
  if (gate.state === 'taking-back') return { code: 'changed-meanwhile' };
  const isQueue = system.fromPlan !== undefined;
  if (!isQueue && gate.pace === 'decision' && gate.owing.includes(seat)) return { code: 'on-turn' };
  const before = await deps.store.stepInPlay(gate, gate.step - 1);
  if (before === undefined) throw new Error(`game ${game.id} has no step ${gate.step - 1}`);
  if (system.pending(before.position)?.seats.every((one) => one.seat !== seat))
    return { code: 'not-allowed', why: { text: 'noMoreTurns' } };
  const problems = system.validatePlan(before.position, orders);
  return problems.length === 0 ? undefined : { code: 'orders-refused', problems };
}
