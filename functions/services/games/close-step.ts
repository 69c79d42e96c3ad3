import { systemFor } from '../../../engine/systems';
import type { GameRecord, Gate } from '../../store/records';
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
  gameId: string,
  step: number,
  why: 'deadline' | 'all-ready',
): Promise<Closing> {
  const found = await deps.store.gameAndGate(gameId);
  if (found === undefined || found.gate.step !== step || found.gate.state === 'finished')
    return 'already-adjudicated';
  const { game, gate } = found;
  if (gate.state === 'closing') return adjudicate(deps, game, gate);
  const as = await closesAs(deps, game, gate, why);
  if (as === null) return 'not-due';
  const fence = await deps.store.closeGate(gate, as, deps.clock());
  if (fence === 'not-due') return 'not-due';
  if (fence === 'closed') return adjudicate(deps, game, { ...gate, state: 'closing', why: as });
  const held = await deps.store.gate(gameId);
  if (held?.step !== step) return 'already-adjudicated';
  // Still open at this step: it was paused while this run came to it.
  if (held.state === 'open') return 'not-due';
  return held.state === 'closing' ? adjudicate(deps, game, held) : 'already-adjudicated';
}

async function adjudicate(deps: Deps, game: GameRecord, gate: Gate): Promise<Closing> {
  const { store } = deps;
  const [seed, before, orders] = await Promise.all([
    store.seed(game.id),
    store.stepInPlay(gate, gate.step - 1),
    store.ordersOfStep(game.id, gate.step),
  ]);
  const system = systemFor(game);
  if (system === undefined || seed === undefined || before === undefined)
    throw new Error(
      `game ${game.id} cannot be adjudicated: its rules, seed or step ${gate.step - 1} is missing`,
    );
  const now = deps.clock();
  const given = Object.fromEntries(orders.map((list) => [list.seat, list.orders]));
  const { step, label, why } = gate;
  const closing = { step, label, why: why ?? ('deadline' as const), closedAt: now, given };
  const record = adjudicateStep(system, game, before, closing, seed);
  // What the gate said when it was read, orders may have followed until the fence fell.
  const closed = { ...gate, given: Object.fromEntries(orders.map(({ seat, version }) => [seat, version])) };
  const missed = missedIn(deps, system, game, closed, before.position);
  const away = await awayOf(deps, system, game, record.position);
  const next = gateAfter(system, game, { ...closed, ...missed.kept }, record.position, now, away);
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
