import type { Context, Hono } from 'hono';
import { createApi } from '../../functions/api/app';
import type { ApiEnv } from '../../functions/api/env';
import { carryOut } from '../../functions/api/proposable';
import { wholeApi } from '../../functions/api/whole-api';
import type { Deps } from '../../functions/core/platform/deps';
import { lastingMemory } from '../../functions/core/platform/lasting-memory';
import type { Store } from '../../functions/core/platform/store';
import { dynamoStore } from '../../functions/core/platform/store';
import type { StoreClient } from '../../functions/core/platform/store-client';
import { AUTH_TABLE, createTables, TABLE } from '../../functions/host/create-tables';
import { directClient } from '../../functions/host/dynamo/direct-client';
import type { EmbeddedDynamoOptions } from '../../functions/host/dynamo/index';
import { deliver, type VirtualClock, virtualClock } from '../../functions/host/play-season';
import { siteFor } from '../../functions/runtime';
import { sessionToken } from '../../functions/tokens';
import { DISCORD } from './discord';
import { collectTyped, hearing, type Typed } from './log-language-guard';
import { LAGGING_READS, startTestDynamo, type TestDynamo } from './test-dynamo';

export const SECRET = 'a secret for tests, long enough to sign with';
/** Weak reads see no writes until they are caught up explicitly. */
export const UNSEEN: EmbeddedDynamoOptions = { lag: { seed: 'unseen', reads: 1_000_000 } };

/** The site administrator by configuration. */
export const SITE_ADMIN = 'site-admin';

export const START = Date.UTC(2026, 10, 21, 19, 0, 0);

/** The time of logins: an hour later the platform asks for a new login, and a month later the session ends. */
const ALWAYS_NEW = Date.UTC(2100, 0, 1);

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Headers;
}

/**
 * A person who calls the API with a login session. Indexes have caught up before each read: lists are known to lag a
 * little (docs/store.md), while writes meet lagging indexes.
 */
export interface Person {
  readonly id: string;
  get<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  put<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  post<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  remove<T>(path: string, body?: unknown): Promise<Answer<T>>;
}

/** A whole platform in memory with a clock that only a test moves, and predictable ids. */
export interface World {
  readonly dynamo: TestDynamo<StoreClient>;
  /** The store for tests' own reads: indexes have caught up, which those of `deps` need not have. */
  readonly store: Store;
  readonly clock: VirtualClock;
  readonly deps: Deps;
  readonly api: Hono<ApiEnv>;
  /** Timers that were set, oldest first. They fire only when a test fires them. */
  readonly timers: { readonly game: string; readonly step: number; readonly deadline: number }[];
  /** Timers of seasons' scheduled runs. */
  readonly hours: { readonly season: string; readonly hour: number }[];
  /** The addresses of host names; any other name is unknown. */
  readonly hosts: Record<string, readonly string[]>;
  /** The numbers of ids and seeds that were given out, and of requests to the API. */
  readonly made: { ids: number; seeds: number; requests: number };
  /** Texts that people typed, and their names. */
  readonly typed: Set<string>;
  /** Whether it has its own store, client, options or parts: it is not set up by a copy of another world. */
  readonly isSpecial: () => boolean;
  person(id: string, name?: string): Promise<Person>;
  visitor(): Person;
  /** A person with their own key, as a player creates it on their account's page. */
  programOf(player: Person, scopes?: readonly string[]): Promise<Person>;
  /** The same table from another process, with a separate cache. */
  otherStore(): Store;
  /** Delivers every event in the outbox; weak reads have caught up when it begins. */
  deliver(): Promise<void>;
  /** Clears the process's memory, as a restart does. */
  restart(): void;
  close(): Promise<void>;
}

const asItIs = (store: Store) => store;
const usualClient = ({ client }: TestDynamo<StoreClient>) => client;

/** `connect` returns the client for the table, in place of the usual one, which needs no sockets. */
export async function startWorld(
  wrap: (store: Store) => Store = asItIs,
  connect: (dynamo: TestDynamo<StoreClient>) => StoreClient = usualClient,
  options: EmbeddedDynamoOptions = {},
): Promise<World> {
  const dynamo = await startTestDynamo(options, directClient);
  await createTables(dynamo.client);
  const clock = virtualClock(START);
  const timers: World['timers'] = [];
  const hours: World['hours'] = [];
  const hosts: World['hosts'] = {};
  const made: World['made'] = { ids: 0, seeds: 0, requests: 0 };
  const memory = lastingMemory();
  // The reason in tests that write into the store directly.
  const typed: Typed = new Set(['A test.']);
  const table = { name: TABLE, logins: AUTH_TABLE, client: hearing(connect(dynamo), typed) };
  const store = wrap(dynamoStore(table, memory));
  const deps: Deps = {
    store,
    clock: clock.now,
    timer: {
      at: async (game, step, deadline) => void timers.push({ game, step, deadline }),
      seasonAt: async (season, hour) => void hours.push({ season, hour }),
    },
    reach: {
      ...siteFor('https://turreton.example', 'a public key', async () => SECRET),
      discord: DISCORD,
      resolve: async (host) => hosts[host] ?? [],
    },
    siteAdmins: [SITE_ADMIN],
    newId: () => {
      made.ids += 1;
      return `id${numbered(made.ids)}`;
    },
    newSeed: () => {
      made.seeds += 1;
      return numbered(made.seeds).padStart(64, 'a5');
    },
    carryOut,
  };
  const usual = { ...deps };
  const onError = (error: unknown) => {
    throw error;
  };
  const addressOf = (c: Context) => c.req.header('x-address');
  const api = createApi({ deps, secret: SECRET, addressOf, onError }, wholeApi('test'));
  const { request } = api;
  api.request = (input, init, ...more) => {
    made.requests += 1;
    collectTyped(init?.body, typed);
    return request(input, init, ...more);
  };
  return {
    dynamo,
    store: LAGGING_READS === undefined ? store : caughtUp(store, dynamo),
    clock: clockOf(clock, dynamo),
    deps,
    api,
    timers,
    hours,
    hosts,
    made,
    typed,
    isSpecial: () =>
      wrap !== asItIs ||
      connect !== usualClient ||
      Object.keys(options).length > 0 ||
      LAGGING_READS !== undefined ||
      Object.entries(usual).some(([name, part]) => Reflect.get(deps, name) !== part),
    async person(id, name = id) {
      typed.add(name);
      const token = await sessionToken(SECRET, {
        sub: id,
        name,
        email: `${id}@example.org`,
        began: ALWAYS_NEW,
        passkey: true,
      });
      return caller(api, dynamo, id, { authorization: `Bearer ${token}` });
    },
    visitor: () => caller(api, dynamo, '', {}),
    async programOf(player, scopes = ['read', 'play']) {
      const wanted = { name: 'Bot', scopes, days: 30 };
      const { status, body, text } = await player.post<{ token: string }>('/me/sessions', wanted);
      if (status !== 200) throw new Error(text);
      return caller(api, dynamo, player.id, { authorization: `Bearer ${body.token}` });
    },
    otherStore: () => dynamoStore(table),
    async deliver() {
      await dynamo.dynamo.catchUp();
      await deliver(deps);
      if (LAGGING_READS === undefined) return;
      // Events that met a lagging index wait for the next run.
      await dynamo.dynamo.catchUp();
      await deliver(deps);
    },
    restart: memory.forget,
    close: () => dynamo.close(),
  };
}

/** Time that a test lets pass is enough for weak reads to see earlier writes. */
function clockOf(clock: VirtualClock, { dynamo }: TestDynamo<StoreClient>): VirtualClock {
  return {
    now: clock.now,
    set(time) {
      clock.set(time);
      void dynamo.catchUp();
    },
  };
}

function caughtUp(store: Store, { dynamo }: TestDynamo<StoreClient>): Store {
  return new Proxy(store, {
    get(target, name) {
      const question: unknown = Reflect.get(target, name);
      if (typeof question !== 'function') return question;
      return async (...given: unknown[]) => {
        await dynamo.catchUp('indexes');
        return Reflect.apply(question, target, given);
      };
    },
  });
}

function caller(
  api: Hono<ApiEnv>,
  { dynamo }: TestDynamo<StoreClient>,
  id: string,
  session: Record<string, string>,
): Person {
  const call = async <T>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<T>> => {
    const init = { method, headers: { ...session, 'content-type': 'application/json', ...headers } };
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const response = await api.request(`/v1${path}`, text === undefined ? init : { ...init, body: text });
    const answer = await response.text();
    return {
      status: response.status,
      body: (isJson(response) ? JSON.parse(answer) : answer) as T,
      text: answer,
      headers: response.headers,
    };
  };
  return {
    id,
    get: async (path, headers) => {
      await dynamo.catchUp('indexes');
      return call('GET', path, undefined, headers);
    },
    put: (path, body, headers) => call('PUT', path, body, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    remove: (path, body) => call('DELETE', path, body),
  };
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') === true;
}

const numbered = (count: number) => String(count).padStart(8, '0');
