import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { GameRecord, Gate, PlanRecord, StepRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { ordersFor } from './submit-orders';

/**
 * Handles the premoves of a game after a step closed: deletes those whose turn is over, and submits the premove of a
 * seat whose turn begins. May be repeated and run concurrently: one write, conditional on the premove's version,
 * submits or deletes it.
 */
export async function followPlans(deps: Deps, game: GameRecord, gate: Gate, step: StepRecord): Promise<void> {
  const system = await loadSystemFor(game);
  if (system?.validatePlan === undefined || step.step === 0) return;
  const [before, plans] = await Promise.all([
    deps.store.stepInPlay(gate, step.step - 1),
    deps.store.plansOfGame(game.id),
  ]);
  if (before === undefined) throw new Error(`game ${game.id} has no step ${step.step - 1}`);
  const over = plans.filter((plan) => isOver(system, plan, before.position, step));
  for (const plan of over) await deps.store.deletePlan(plan);
  const opens = system.pending(before.position)?.clock !== gate.clock;
  if (gate.state !== 'open' || gate.step !== step.step + 1 || !isForPlans(system, gate)) return;
  for (const seat of gate.owing) {
    const plan = plans.find((one) => one.seat === seat && !over.includes(one));
    if (opens && plan !== undefined) await givePlan(deps, system, { game, gate }, plan, step.position);
  }
}

/** A queue answers any request to its seat; a premove for one turn waits for a decision, not for a reaction. */
function isForPlans(system: GameSystem, gate: Gate): boolean {
  return system.fromPlan !== undefined || gate.pace === 'decision';
}

/**
 * Whether the turn of a premove is over or will not come: the game has ended, the seat is out of it, or it had its turn
 * in this step, unless the premove is a queue. Only for premoves that were stored when the step closed.
 */
function isOver(system: GameSystem, plan: PlanRecord, before: unknown, step: StepRecord): boolean {
  if (plan.step > step.step) return false;
  const [asked, asks] = [system.pending(before), system.pending(step.position)];
  if (asks === null || asks.seats.every(({ seat }) => seat !== plan.seat)) return true;
  if (system.fromPlan !== undefined) return false;
  const had = asked?.pace === 'decision' && asked.seats.some(({ seat, owes }) => owes && seat === plan.seat);
  return had && asked.clock !== asks.clock;
}

/**
 * A premove is submitted whole or not at all, and the reason for a failure is stored with it; of a queue, the part that
 * fits now is submitted.
 */
async function givePlan(
  deps: Deps,
  system: GameSystem,
  live: GameAndGate,
  plan: PlanRecord,
  position: unknown,
): Promise<void> {
  if (system.fromPlan !== undefined) {
    const { given, kept } = system.fromPlan(position, plan.seat, plan.orders);
    if (given.length > 0) await give(deps, live, plan, given, kept);
    return;
  }
  const [problem] = system.validate(position, plan.seat, plan.orders);
  if (problem !== undefined) {
    await deps.store.refusePlan({ ...plan, refused: { ...problem, path: [...problem.path] } });
    return;
  }
  await give(deps, live, plan, plan.orders, []);
}

async function give(
  deps: Deps,
  { game, gate }: GameAndGate,
  plan: PlanRecord,
  given: readonly unknown[],
  kept: readonly unknown[],
): Promise<void> {
  const orders = ordersFor(deps, gate, { seat: plan.seat, orders: [...given], ready: true }, 1);
  const rest = kept.length === 0 ? null : { ...plan, id: deps.newId(), orders: [...kept] };
  const holder = game.seats.find(({ seat }) => seat === plan.seat)?.player.id ?? '';
  await deps.store.givePlan(plan, orders, { gate, holder, byProgram: plan.byProgram === true }, rest);
}
