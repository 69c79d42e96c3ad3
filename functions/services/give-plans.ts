import type { GameSystem } from '../../engine/game';
import { systemFor } from '../../engine/systems';
import type { GameRecord, Gate, PlanRecord, StepRecord } from '../store/records';
import type { Deps } from './deps';
import { closeIfAllReady } from './early-close';
import { ordersFor } from './submit-orders';

/**
 * What a closed step means for the plans of its game: those whose turn is over are deleted, and the plan of a seat
 * whose turn begins is given. May be repeated and run twice at once: a plan is given or deleted by one write, which
 * says which plan it means.
 */
export async function followPlans(deps: Deps, game: GameRecord, gate: Gate, step: StepRecord): Promise<void> {
  const system = systemFor(game);
  if (system?.validatePlan === undefined || step.step === 0) return;
  const [before, plans] = await Promise.all([
    deps.store.step(game.id, step.step - 1),
    deps.store.plansOfGame(game.id),
  ]);
  if (before === undefined) throw new Error(`game ${game.id} has no step ${step.step - 1}`);
  const over = plans.filter((plan) => isOver(system, plan, before.position, step));
  for (const plan of over) await deps.store.deletePlan(plan);
  const opens = system.pending(before.position)?.clock !== gate.clock;
  if (gate.state !== 'open' || gate.step !== step.step + 1 || gate.pace !== 'decision') return;
  for (const seat of gate.owing) {
    const plan = plans.find((one) => one.seat === seat && !over.includes(one));
    if (opens && plan !== undefined) await givePlan(deps, system, gate, plan, step.position);
  }
  await closeIfGiven(deps, game, gate);
}

/**
 * Whether the turn that a plan was made for is over, or will not come: the game has ended, the seat is out of it, or
 * it had its turn in this step. Only of plans that were there when the step closed.
 */
function isOver(system: GameSystem, plan: PlanRecord, before: unknown, step: StepRecord): boolean {
  if (plan.step > step.step) return false;
  const [asked, asks] = [system.pending(before), system.pending(step.position)];
  if (asks === null || asks.seats.every(({ seat }) => seat !== plan.seat)) return true;
  const had = asked?.pace === 'decision' && asked.seats.some(({ seat, owes }) => owes && seat === plan.seat);
  return had && asked.clock !== asks.clock;
}

/** A plan is given whole or not at all; why not is kept with it. */
async function givePlan(
  deps: Deps,
  system: GameSystem,
  gate: Gate,
  plan: PlanRecord,
  position: unknown,
): Promise<void> {
  const [problem] = system.validate(position, plan.seat, plan.orders);
  if (problem !== undefined) {
    await deps.store.refusePlan({ ...plan, refused: { ...problem, path: [...problem.path] } });
    return;
  }
  const orders = ordersFor(gate, { seat: plan.seat, orders: plan.orders, ready: true }, 1, deps.clock());
  await deps.store.givePlan(plan, orders, orders.storedAt);
}

/**
 * Closes the step if a person is ready in it, also if the plan was given by a run that was cut off then. Boards of
 * bots alone keep to their deadlines.
 */
async function closeIfGiven(deps: Deps, game: GameRecord, gate: Gate): Promise<void> {
  const people = game.seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat);
  if (gate.owing.some((seat) => people.includes(seat))) await closeIfAllReady(deps, game, gate);
}
