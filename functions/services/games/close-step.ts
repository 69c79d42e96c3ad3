import { systemFor } from '../../../engine/systems';
import type { Gate } from '../../store/records';
import { awayOf } from '../absence/away';
import { missedIn } from '../absence/misses';
import type { Deps } from '../deps';
import { adjudicateStep } from './adjudicate-step';
import { closesAs } from './due-step';
import { gateAfter } from './gates';

/** "not-due": the deadline lies ahead or has just been moved, the game is paused, or somebody is not ready any more. */
export type Closing = 'adjudicated' | 'already-adjudicated' | 'not-due';

/**
 * Closes a step: fence, read, adjudicate, write, next timer (design 4.1, 4.2). Called by the step's timer, by the
 * last seat that is ready, and by the sweep. A run that finds the fence down already goes on where the other one may
 * have crashed; whoever writes first has written the only possible result.
 */
export async function closeStep(
  deps: Deps,
  game: string,
  step: number,
  why: 'deadline' | 'all-ready',
): Promise<Closing> {
  const gate = await deps.store.gate(game);
  if (gate === undefined || gate.step !== step || gate.state === 'finished') return 'already-adjudicated';
  if (gate.state === 'closing') return adjudicate(deps, gate);
  const as = await closesAs(deps, gate, why);
  if (as === null) return 'not-due';
  const fence = await deps.store.closeGate(gate, as, deps.clock());
  if (fence === 'not-due') return 'not-due';
  if (fence === 'closed') return adjudicate(deps, { ...gate, state: 'closing', why: as });
  const held = await deps.store.gate(game);
  if (held?.step !== step) return 'already-adjudicated';
  // Still open at this step: it was paused while this run came to it.
  if (held.state === 'open') return 'not-due';
  return held.state === 'closing' ? adjudicate(deps, held) : 'already-adjudicated';
}

async function adjudicate(deps: Deps, gate: Gate): Promise<Closing> {
  const { store } = deps;
  const [game, seed, before, orders] = await Promise.all([
    store.game(gate.game),
    store.seed(gate.game),
    store.step(gate.game, gate.step - 1),
    store.ordersOfStep(gate.game, gate.step),
  ]);
  const system = game && systemFor(game);
  if (game === undefined || system === undefined || seed === undefined || before === undefined)
    throw new Error(
      `game ${gate.game} cannot be adjudicated: its record, seed or step ${gate.step - 1} is missing`,
    );
  const now = deps.clock();
  const given = Object.fromEntries(orders.map((list) => [list.seat, list.orders]));
  const { step, label, why } = gate;
  const closing = { step, label, why: why ?? ('deadline' as const), closedAt: now, given };
  const record = adjudicateStep(system, game, before, closing, seed);
  const missed = missedIn(deps, system, game, gate, before.position, orders);
  const away = await awayOf(deps, system, game, record.position);
  const next = gateAfter(system, game, { ...gate, ...missed.kept }, record.position, now, away);
  const event = {
    id: deps.newId(),
    kind: 'step-closed',
    at: now,
    game: game.id,
    step: gate.step,
    finished: next.state === 'finished',
  } as const;
  const written = await store.commitStep(record, next, [event, ...missed.events], missed.notes);
  if (written === 'already-committed') return 'already-adjudicated';
  if (next.state === 'open') await deps.timer.at(next.game, next.step, next.deadline);
  return 'adjudicated';
}
