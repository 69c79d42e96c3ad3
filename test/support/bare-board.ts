import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { AbsencePolicy } from '../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../engine/deadlines/policy';
import type { Caller } from '../../functions/core/access/caller';
import { createGame } from '../../functions/core/game/create-game';
import type { GameRecord, Gate, SeatRecord } from '../../functions/core/game/games.records';
import type { GameAndGate } from '../../functions/core/game/games.store';
import type { Deps } from '../../functions/core/platform/deps';
import type { PlatformEvent } from '../../functions/core/platform/events.records';
import { gateItem, stepItem } from '../../functions/core/platform/items';
import { gateKey, seasonKey, stepKey } from '../../functions/core/platform/keys';
import type { Store } from '../../functions/core/platform/store';
import { dynamoStore } from '../../functions/core/platform/store';
import type { StoreClient } from '../../functions/core/platform/store-client';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import { createTables, TABLE } from '../../functions/host/create-tables';
import { directClient } from '../../functions/host/dynamo/direct-client';
import { type VirtualClock, virtualClock } from '../../functions/host/play-season';
import { siteFor } from '../../functions/runtime';
import { startTestDynamo } from './test-dynamo';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** A Saturday. A turn lasts a day. */
export const OPENED = Date.UTC(2026, 10, 21, 19);

/** Ann, Bob and Cho are people, Dot is a bot. */
const SEATS: readonly SeatRecord[] = [
  { seat: 'tower', player: { id: 'ann', name: 'Ann', kind: 'human' } },
  { seat: 'papst', player: { id: 'bob', name: 'Bob', kind: 'human' } },
  { seat: 'greene', player: { id: 'cho', name: 'Cho', kind: 'human' } },
  { seat: 'rossoni', player: { id: 'dot', name: 'Dot', kind: 'bot' } },
];

/** The options of a board. */
export interface BareOptions {
  readonly deadlines?: object;
  readonly absence?: object;
  readonly season?: Partial<SeasonRecord>;
  readonly seats?: readonly SeatRecord[];
  readonly wrap?: (store: Store) => Store;
  /** Weak reads see nothing that was written after the store last caught up. */
  readonly lags?: boolean;
}

/** A board directly in an embedded store, without league, logins and pages, with a gate that a test chooses. */
export interface BareBoard {
  readonly deps: Deps;
  readonly store: Store;
  /** Reads and writes items of the table directly, without the store. */
  readonly client: StoreClient;
  /** Lets weak reads see all writes, where they lag. */
  catchUp(): Promise<void>;
  readonly clock: VirtualClock;
  /** Timers that were set, oldest first. */
  readonly timers: { readonly game: string; readonly step: number; readonly deadline: number }[];
  readonly id: string;
  game(): Promise<GameRecord>;
  gate(): Promise<Gate>;
  live(): Promise<GameAndGate>;
  /** Replaces the gate, without undefined fields. */
  setGate(change: { readonly [Key in keyof Gate]?: Gate[Key] | undefined }): Promise<Gate>;
  /** Replaces the last position. */
  setPosition<Position>(change: (position: Position) => Position): Promise<void>;
  /** The events since it was set up, oldest first. */
  events(): Promise<readonly PlatformEvent[]>;
  close(): Promise<void>;
}

export async function startBareBoard(options: BareOptions = {}): Promise<BareBoard> {
  const { seats = SEATS, wrap = (one) => one } = options;
  const lag = { seed: 'lag', reads: Number.MAX_SAFE_INTEGER };
  const dynamo = await startTestDynamo(options.lags ? { lag } : {}, directClient);
  await createTables(dynamo.client);
  const clock = virtualClock(OPENED);
  const store = wrap(dynamoStore({ name: TABLE, logins: TABLE, client: dynamo.client }));
  const timers: BareBoard['timers'] = [];
  const deps = depsOf(store, clock, timers);
  const put = (Item: Record<string, unknown>) =>
    dynamo.client.send(new PutCommand({ TableName: TABLE, Item }));
  const season = seasonOf(options);
  await put({ ...seasonKey(season.id), ...season });
  const { id } = await createGame(deps, season, 1, 1, seats);
  for (const event of await store.outboxBefore(Number.POSITIVE_INFINITY)) await store.settle(event);
  const live = async () => {
    const found = await store.gameAndGate(id);
    if (found === undefined) throw new Error('the board is gone');
    return found;
  };
  return {
    ...{ deps, store, clock, timers, id, live, client: dynamo.client },
    catchUp: () => dynamo.dynamo.catchUp(),
    game: async () => (await live()).game,
    gate: async () => (await live()).gate,
    async setGate(change) {
      const gate = { ...(await live()).gate, ...change } as Gate;
      await put({ ...gateKey(id), ...gateItem(gate) });
      return gate;
    },
    async setPosition<Position>(change: (position: Position) => Position) {
      const steps = await store.steps(id);
      const last = steps.at(-1);
      if (last === undefined) throw new Error('the board has no step');
      const step = { ...last, position: change(last.position as Position) };
      await put({ ...stepKey(id, last.step), ...stepItem(step) });
    },
    async events() {
      const waiting = await store.outboxBefore(Number.POSITIVE_INFINITY);
      return [...waiting].sort((one, other) => (one.id < other.id ? -1 : 1));
    },
    close: () => dynamo.close(),
  };
}

/** The seats of a game of Domination, played by Ann, Bob and Cho in turn. */
export const DOMINATION: BareOptions = {
  season: { system: 'domination' },
  seats: SEATS.slice(0, 3).map(({ player }, at) => ({ seat: `seat-${at + 1}`, player })),
};

/** A logged-in person; one with a key. */
export const caller = (id: string): Caller => ({ id, name: id, email: null });
export const program = (id: string): Caller => ({
  ...caller(id),
  session: { id: 'key', began: OPENED, scopes: ['read', 'play'], isKey: true },
});

function depsOf(store: Store, clock: VirtualClock, timers: BareBoard['timers']): Deps {
  let count = 0;
  const next = () => {
    count += 1;
    return String(count).padStart(8, '0');
  };
  return {
    ...{ store, clock: clock.now, newId: next, newSeed: () => next().padStart(64, 'a5') },
    timer: {
      at: async (game, step, deadline) => void timers.push({ game, step, deadline }),
      seasonAt: async () => {},
    },
    reach: siteFor('https://turreton.example', 'a public key', async () => 'a secret for tests'),
  };
}

const REGISTRATION = {
  ...{ mode: 'open', code: '', capacity: 3, confirm: false, review: false, late: false },
} as SeasonRecord['registration'];

function seasonOf({ deadlines = {}, absence, season }: BareOptions): SeasonRecord {
  return {
    ...{ id: 's', name: 'Season', league: { id: 'l', name: 'League' }, system: 'ny2047', options: {} },
    ...{ format: { kind: 'rounds', rounds: 1 }, leftOver: 'bots', registration: REGISTRATION },
    ...{ rounds: 1, round: 1, scoring: 'rank-points', press: 'full', apart: [] },
    deadlines: DeadlinePolicy.parse({ orders: 1440, adjustment: 720, zone: 'UTC', ...deadlines }),
    ...(absence && { absence: AbsencePolicy.parse(absence) }),
    ...{ status: 'running', players: 3, version: 0, createdAt: OPENED, drawSeed: null, champions: [] },
    ...season,
  } as SeasonRecord;
}
