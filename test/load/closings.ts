import pMap from 'p-map';
import { type Random, textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { createGame } from '../../functions/core/game/create-game';
import { deliver, type NotifyDeps } from '../../functions/core/notification/deliver';
import type { DeliveryRecord } from '../../functions/core/notification/notifications.records';
import { choose } from '../../functions/core/notification/settings';
import { dueDeliveries } from '../../functions/core/notification/sweep-notifications';
import type { Deps } from '../../functions/core/platform/deps';
import type { PlatformEvent } from '../../functions/core/platform/events.records';
import { failureInWords } from '../../functions/core/platform/run-all-settled';
import type { Store } from '../../functions/core/platform/store';
import { dynamoStore } from '../../functions/core/platform/store';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import { adjudicateStep } from '../../functions/core/step/adjudicate-step';
import { closeStep } from '../../functions/core/step/close-step';
import { handleEvent } from '../../functions/events/event-handlers';
import { eventIn } from '../../functions/events/records';
import { createTables, TABLE } from '../../functions/host/create-tables';
import { virtualClock } from '../../functions/host/play-season';
import { deliveryIn } from '../../functions/notify/records';
import { assembleDeps, siteFor } from '../../functions/runtime';
import { sweep } from '../../functions/sweep/sweep';
import { dyingAt } from '../support/dying-store';
import { startTestDynamo } from '../support/test-dynamo';

const SYSTEM = 'domination';
const SEATS = ['red', 'blue'];
const AT_ONCE = 16;
/** Each of this many pairs of people plays some of the games. */
const CROWD = 100;
const MINUTE = 60_000;
const START = Date.UTC(2047, 3, 28);
const MOST_SWEEPS = 100;

/** Calls of the store before which a run is killed. */
const CLOSING_DIES = ['closeGate', 'ordersOfStep', 'commitStep'] as const;
const EVENT_DIES = ['saveBoard', 'settle'] as const;

/** The result of many games that the real services closed at once. */
export interface Closings {
  readonly games: number;
  /** Timers that fired, and those that never did. */
  readonly fired: number;
  readonly lost: number;
  /** Runs that were killed midway. */
  readonly killed: number;
  readonly sweeps: number;
  /** Games without the one result that follows from their orders and seed, and with more than one. */
  readonly missing: number;
  readonly doubled: number;
  readonly sent: number;
  readonly sentTwice: number;
  readonly notSent: number;
  /** Events and deliveries that are not handled in the end. */
  readonly left: number;
}

interface Parts {
  readonly deps: NotifyDeps;
  readonly random: Random;
  readonly advance: (milliseconds: number) => void;
  readonly sent: DeliveryRecord[];
  readonly events: PlatformEvent[];
  readonly deliveries: DeliveryRecord[];
  killed: number;
}

/**
 * Closes games that are due at the same time through the services over the embedded store, while timers fire twice,
 * late or never, runs die between their writes, and changes reach their functions twice or never; then checks each of
 * them.
 */
export async function closeAtOnce(games: number, seed: string): Promise<Closings> {
  const dynamo = await startTestDynamo();
  try {
    await createTables(dynamo.client);
    const written = new Map<string, number>();
    const parts = partsOver(dynamoStore({ name: TABLE, client: dynamo.client }), seed);
    dynamo.dynamo.onChange((records) => {
      for (const record of records) {
        const event = eventIn(record);
        if (event !== undefined) parts.events.push(event);
        const delivery = deliveryIn(record);
        if (delivery !== undefined) parts.deliveries.push(delivery);
        const { pk, sk } = record.dynamodb.Keys as Record<'pk' | 'sk', { readonly S: string }>;
        if (sk.S === 'STEP#0001') written.set(pk.S, (written.get(pk.S) ?? 0) + 1);
      }
    });
    const ids = await createGames(parts, games);
    const timers = await fireTimers(parts, ids);
    await follow(parts);
    const sweeps = await sweepUntilQuiet(parts);
    const results = await pMap(ids, (id) => hasItsResult(parts.deps.store, id), { concurrency: AT_ONCE });
    const sent = parts.sent.map(({ to, subject, channel }) => `${to.id} ${subject} ${channel}`);
    const different = new Set(sent).size;
    return {
      games,
      ...timers,
      killed: parts.killed,
      sweeps,
      missing: results.filter((right) => !right).length,
      doubled: [...written.values()].filter((times) => times > 1).length,
      sent: different,
      sentTwice: sent.length - different,
      notSent: parts.deliveries.length - different,
      left: await leftIn(parts.deps),
    };
  } finally {
    await dynamo.close();
  }
}

function partsOver(store: Store, seed: string): Parts {
  const clock = virtualClock(START);
  const sent: DeliveryRecord[] = [];
  const sender = async (delivery: DeliveryRecord) => {
    sent.push(delivery);
    return { ok: true } as const;
  };
  const reach = siteFor(
    'https://turreton.example',
    null,
    async () => 'a secret of a herd that nobody signs in to',
  );
  const deps: NotifyDeps = {
    ...assembleDeps(store, { at: async () => undefined, seasonAt: async () => undefined }, reach),
    clock: clock.now,
    senders: { mail: sender, push: sender, discord: sender, slack: sender, program: sender },
  };
  const advance = (milliseconds: number) => clock.set(clock.now() + milliseconds);
  return { deps, random: textRandom(seed), advance, sent, events: [], deliveries: [], killed: 0 };
}

/** Creates the games without notifications of their start, so that the test starts from an idle platform. */
async function createGames(parts: Parts, count: number): Promise<string[]> {
  const { deps } = parts;
  const boards = Array.from({ length: count }, (_, at) => at + 1);
  const people = boards.slice(0, CROWD).flatMap(seatsOf);
  await pMap(
    people,
    async ({ player }) => {
      await deps.store.savePlayer({ ...player, email: `${player.id}@example.org`, zone: null, quiet: null });
      // They want a mail each turn, so that a delivery can be lost.
      await choose(deps, player.id, { choices: { 'your-turn': ['mail'] } });
    },
    { concurrency: AT_ONCE },
  );
  const created = await pMap(boards, (board) => createGame(deps, SEASON, 1, board, seatsOf(board)), {
    concurrency: AT_ONCE,
  });
  await pMap(parts.events.splice(0), (event) => deps.store.settle(event), { concurrency: AT_ONCE });
  return created.map(({ id }) => id);
}

/** Runs something with a store that dies under it at this frequency. */
async function perhapsKilled(
  parts: Parts,
  moments: readonly (keyof Store)[],
  act: (deps: Deps) => Promise<unknown>,
): Promise<boolean> {
  const { deps, random } = parts;
  const question = random.draw(1, 20) === 1 ? moments[random.draw(0, moments.length - 1)] : undefined;
  if (question === undefined) {
    await act(deps);
    return true;
  }
  try {
    await act({ ...deps, store: dyingAt({ question })(deps.store) });
    return true;
  } catch {
    parts.killed += 1;
    return false;
  }
}

/** Each timer fires once, twice or never, within the minute that Scheduler takes; every second killed run is repeated. */
async function fireTimers(parts: Parts, ids: readonly string[]): Promise<Pick<Closings, 'fired' | 'lost'>> {
  const { deps, random, advance } = parts;
  const gate = await deps.store.gate(ids[0] ?? '');
  if (gate === undefined) throw new Error('the first game has no gate');
  advance(gate.deadline - deps.clock());
  const firing = ids.flatMap((game) => {
    const fate = random.draw(1, 20);
    const times = fate === 1 ? 0 : fate <= 3 ? 2 : 1;
    return Array.from({ length: times }, () => ({ game, late: random.draw(0, MINUTE) }));
  });
  firing.sort((one, other) => one.late - other.late);
  const due = deps.clock();
  const close = (game: string) => (over: Deps) => closeStep(over, game, gate.step);
  await pMap(
    firing,
    async ({ game, late }) => {
      advance(Math.max(0, due + late - deps.clock()));
      if (await perhapsKilled(parts, CLOSING_DIES, close(game))) return;
      if (random.draw(0, 1) === 1) await close(game)(deps);
    },
    { concurrency: AT_ONCE },
  );
  return { fired: firing.length, lost: ids.length - new Set(firing.map(({ game }) => game)).size };
}

/** Changes reach their functions once, twice or never. */
async function follow(parts: Parts): Promise<void> {
  const { random } = parts;
  const often = <T>(list: readonly T[]) =>
    list.flatMap((one) => Array.from({ length: [0, 2][random.draw(1, 20) - 1] ?? 1 }, () => one));
  await pMap(
    often(parts.events.splice(0)),
    (event) => perhapsKilled(parts, EVENT_DIES, (deps) => handleEvent(deps, event)),
    { concurrency: AT_ONCE },
  );
  // The same record twice in a row is what a repeated batch brings.
  for (const delivery of often(parts.deliveries)) await deliver(parts.deps, delivery);
}

/**
 * Runs the work of each minute until it finds nothing.
 * @returns the number of runs
 */
async function sweepUntilQuiet({ deps, advance }: Parts): Promise<number> {
  for (let runs = 1; runs <= MOST_SWEEPS; runs += 1) {
    advance(2 * MINUTE);
    const { failures } = await sweep(deps);
    if (failures.length > 0) throw new Error(failures.map(failureInWords)[0]);
    for (const { act } of await dueDeliveries(deps)) await act();
    const due = await deps.store.stepsDueBefore(deps.clock(), 1);
    if (due.length === 0 && (await leftIn(deps)) === 0) return runs;
  }
  return MOST_SWEEPS;
}

async function leftIn({ store }: Deps): Promise<number> {
  const [events, dispatches] = await Promise.all([
    store.outboxBefore(Number.POSITIVE_INFINITY),
    store.dispatchesBefore(Number.POSITIVE_INFINITY),
  ]);
  return events.length + dispatches.length;
}

/** Whether a game has its set-up and one step, with the result of its seed and orders, and the next one open. */
async function hasItsResult(store: Store, id: string): Promise<boolean> {
  const [game, seed, gate, steps, orders] = await Promise.all([
    store.game(id),
    store.seed(id),
    store.gate(id),
    store.steps(id),
    store.ordersOfStep(id, 1),
  ]);
  const system = gameSystem(SYSTEM);
  const [setup, step, ...more] = steps;
  if (game === undefined || seed === undefined || system === undefined) return false;
  if (setup === undefined || step === undefined || more.length > 0) return false;
  const given = Object.fromEntries(orders.map((list) => [list.seat, list.orders]));
  const { hash } = adjudicateStep(system, game, setup, { ...step, given }, seed);
  return hash === step.hash && gate?.step === 2 && gate.state === 'open';
}

const seatsOf = (board: number) =>
  SEATS.map((seat) => ({
    seat,
    player: {
      id: `player-${board % CROWD}-${seat}`,
      name: `Player ${board % CROWD} ${seat}`,
      kind: 'human' as const,
    },
  }));

const SEASON: SeasonRecord = {
  id: 'herd',
  name: 'SimulatedLoad',
  league: { id: 'herd', name: 'SimulatedLoad' },
  system: SYSTEM,
  options: {},
  format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
  leftOver: 'bots',
  registration: { mode: 'open', code: null, capacity: null, confirm: false, review: false, late: false },
  rounds: 1,
  round: 1,
  scoring: 'sum-of-squares',
  press: 'none',
  deadlines: { orders: 60, adjustment: 60, earlyClose: 'forbidden' },
  status: 'running',
  players: 2,
  version: 0,
  createdAt: 0,
  drawSeed: 'herd',
  champions: [],
  apart: [],
};
