import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { GameAndGate } from '../../store/questions/games';
import type { GameRecord, Gate, PlanRecord, StepRecord } from '../../store/records';
import type { Deps } from '../deps';
import { ordersFor } from './submit-orders';

/**
 * What a closed step means for the plans of its game: those whose turn is over are deleted, and the plan of a seat
 * whose turn begins is given. May be repeated and run twice at once: a plan is given or deleted by one write, which
 * says which plan it means.
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

/** A queue answers whatever its seat is asked; a plan for one turn waits for a decision, not for a reaction. */
function isForPlans(system: GameSystem, gate: Gate): boolean {
  return system.fromPlan !== undefined || gate.pace === 'decision';
}

/**
 * Whether the turn that a plan was made for is over, or will not come: the game has ended, the seat is out of it, or
 * it had its turn in this step, unless its plan is a queue. Only of plans that were there when the step closed.
 */
function isOver(system: GameSystem, plan: PlanRecord, before: unknown, step: StepRecord): boolean {
  if (plan.step > step.step) return false;
  const [asked, asks] = [system.pending(before), system.pending(step.position)];
  if (asks === null || asks.seats.every(({ seat }) => seat !== plan.seat)) return true;
  if (system.fromPlan !== undefined) return false;
  const had = asked?.pace === 'decision' && asked.seats.some(({ seat, owes }) => owes && seat === plan.seat);
  return had && asked.clock !== asks.clock;
}

/** A plan is given whole or not at all, and why not is kept with it; of a queue what answers now is given. */
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
