import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import { withAgreedVotes } from '../absence/agreed-votes';
import { downtime } from '../absence/downtime';
import { missedIn } from '../absence/misses';
import { silenceOf } from '../absence/silence';
import type { GameRecord, Gate, OrdersRecord, StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { adjudicateStep, proofFor } from './adjudicate-step';
import { gateAfter } from './gates';
import { setTimer } from './set-timer';

export type Commit = 'adjudicated' | 'already-adjudicated';

/** Adjudicates a fenced step and writes the result, the next gate and the notes to players. */
export async function commitStep(deps: Deps, game: GameRecord, gate: Gate): Promise<Commit> {
  const { store } = deps;
  const [seed, before, orders, system] = await Promise.all([
    store.seed(game.id),
    store.stepInPlay(gate, gate.step - 1),
    store.ordersOfStep(game.id, gate.step),
    loadSystemFor(game),
  ]);
  if (system === undefined || seed === undefined || before === undefined)
    throw new Error(
      `game ${game.id} cannot be adjudicated: its rules, seed or step ${gate.step - 1} is missing`,
    );
  const now = deps.clock();
  const sent = Object.fromEntries(orders.map((list) => [list.seat, list.orders]));
  const given = withAgreedVotes(system, game, gate, before.position, sent);
  const { step, label, why } = gate;
  const proof = proofFor(gate);
  const closing = { step, label, why: why ?? ('deadline' as const), closedAt: now, given, proof };
  const record = adjudicateStep(system, game, before, closing, seed);
  const { next, ...missed } = await afterwards(
    deps,
    system,
    game,
    withOrders(gate, orders),
    before,
    record,
    orders,
  );
  const event = {
    id: deps.newId(),
    kind: 'step-closed',
    at: now,
    game: game.id,
    step,
    finished: next.state === 'finished',
  } as const;
  const written = await store.commitStep(record, next, [event, ...missed.events], missed.notes);
  if (written === 'already-committed') return 'already-adjudicated';
  if (next.state === 'open') await setTimer(deps, next);
  return 'adjudicated';
}

/** The gate as the fence closed it: more orders may have been stored after it was read. */
function withOrders(gate: Gate, orders: readonly OrdersRecord[]): Gate {
  return { ...gate, given: Object.fromEntries(orders.map(({ seat, version }) => [seat, version])) };
}

/** The gate that follows a step, and who has missed the step. */
async function afterwards(
  deps: Deps,
  system: GameSystem,
  game: GameRecord,
  closed: Gate,
  before: StepRecord,
  { position, closedAt }: StepRecord,
  orders: readonly OrdersRecord[],
) {
  const { kept, events, notes } = missedIn(deps, system, game, closed, before.position);
  const silence = silenceOf(system, game, closed, before.position, orders);
  const away = await downtime(deps, system, game, position);
  const after = { ...closed, ...kept, ...silence };
  return { next: gateAfter(system, game, after, position, closedAt, away), events, notes };
}
