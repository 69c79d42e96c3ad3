import { encodeTime } from 'ulid';
import { createApi } from '../../../functions/api/app';
import { carryOut } from '../../../functions/api/proposable';
import { wholeApi } from '../../../functions/api/whole-api';
import type { NotifyDeps, Sender } from '../../../functions/core/notification/deliver';
import { type ConcurrencyByKey, concurrencyByKey } from '../../../functions/core/platform/concurrency-by-key';
import type { Deps, StepTimer } from '../../../functions/core/platform/deps';
import { dynamoStore } from '../../../functions/core/platform/store';
import { AUTH_TABLE, TABLE } from '../../../functions/host/create-tables';
import { siteFor } from '../../../functions/runtime';
import { chanceOf } from './chance';
import { faultyClient, type Life, type Wire } from './faulty-client';
import { type FaultyWorld, MOST_SKEW } from './world';

export const SECRET = 'a secret for tests, long enough to sign with';

/** One process of the platform: its memory is lost with it. */
export interface Process {
  readonly life: Life;
  readonly deps: Deps;
  readonly notifying: NotifyDeps;
  readonly concurrency: ConcurrencyByKey;
  readonly api: ReturnType<typeof createApi>;
}

/** The end of work that a process was given. */
export type Ended<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'died' };

export interface Processes {
  /** Gives work to any one of the processes. Never rejects. */
  run<T>(what: string, work: (process: Process) => Promise<T>): Promise<Ended<T>>;
  /** Failures that no injected fault caused. */
  readonly surprises: readonly string[];
}

/** The services that processes use besides the table. */
export interface Beyond {
  timerFor(life: Life): StepTimer;
  senderFor(life: Life): Sender;
}

const HOSTS = 3;

/** Some hosts, each with one process at a time and a separate clock. A new process follows one that dies. */
export function newProcesses(world: FaultyWorld, beyond: Beyond): Processes {
  const chance = world.chance.apart('hosts');
  const surprises: string[] = [];
  const dying = new WeakMap<Life, Set<() => void>>();
  const hosts = Array.from({ length: HOSTS }, (_, at) => {
    const skew = at === 0 ? 0 : chance.among(-MOST_SKEW, MOST_SKEW);
    if (skew !== 0) world.struck.set('clock is ahead or behind', HOSTS - 1);
    return { name: `host${at}`, skew };
  });
  const start = ({ name, skew }: (typeof hosts)[number], at: number): Process => {
    const life: Life = {
      name: `${name}.${world.count()}`,
      isDead: false,
      die() {
        if (life.isDead) return;
        life.isDead = true;
        world.trace.note(`${life.name} dies`);
        living[at] = start(hosts[at] ?? { name, skew }, at);
        for (const notify of dying.get(life) ?? []) notify();
      },
    };
    dying.set(life, new Set());
    return assembled(world, beyond, life, skew);
  };
  const living = hosts.map(start);
  return {
    surprises,
    async run(what, work) {
      const process = chance.pick(living);
      const { life } = process;
      const deaths = dying.get(life);
      world.trace.note(`${life.name} begins ${what}`);
      return new Promise((resolve) => {
        const tell = () => resolve({ kind: 'died' });
        deaths?.add(tell);
        const end = () => deaths?.delete(tell);
        work(process).then(
          (value) => {
            end();
            resolve({ kind: 'done', value });
          },
          (error: unknown) => {
            end();
            if (!isPutIn(error) && !isMeant(wordsOf(error))) surprises.push(`${what}: ${wordsOf(error)}`);
            resolve({ kind: 'failed', error });
          },
        );
      });
    },
  };
}

function assembled(world: FaultyWorld, beyond: Beyond, life: Life, skew: number): Process {
  const { agenda, strikes } = world;
  const chance = world.chance.apart(life.name);
  const wire: Wire = {
    ...{ agenda, chance, strikes },
    note: world.trace.note,
    carryOut: world.carryOut,
  };
  const client = faultyClient(wire, life);
  const table = { ...{ name: TABLE, logins: AUTH_TABLE, client }, pause: world.wait };
  const clock = () => agenda.now() + skew;
  const deps: Deps = {
    store: dynamoStore(table),
    clock,
    timer: beyond.timerFor(life),
    reach: { ...siteFor('https://turreton.example', null, async () => SECRET), resolve: async () => [] },
    newId: () => `${encodeTime(clock())}${String(world.count()).padStart(16, '0')}`.toLowerCase(),
    newSeed: () => seedOf(world.count()),
    carryOut,
  };
  const send1 = beyond.senderFor(life);
  const notifying = {
    ...deps,
    senders: { mail: send1, push: send1, discord: send1, slack: send1, program: send1 },
  };
  let made: Process['api'] | undefined;
  return {
    ...{ life, deps, notifying, concurrency: concurrencyByKey() },
    get api() {
      made ??= createApi(
        { deps, secret: SECRET, onError: (error) => onError(world, error) },
        wholeApi('test'),
      );
      return made;
    },
  };
}

function onError(world: FaultyWorld, error: unknown): void {
  world.trace.note(`the API fails: ${wordsOf(error)}`);
  if (!isPutIn(error)) world.trace.note(`surprise: ${wordsOf(error)}`);
}

function seedOf(count: number): string {
  const chance = chanceOf(`seed ${count}`);
  return Array.from({ length: 64 }, () => chance.among(0, 15).toString(16)).join('');
}

const PUT_IN =
  /TimeoutError|ProvisionedThroughput|TransactionConflict|TransactionCanceled|the timer was not set/;

/** Whether an error was injected, not one of the product's. */
export function isPutIn(error: unknown): boolean {
  return PUT_IN.test(error instanceof Error ? `${error.name} ${error.message}` : String(error));
}

/** Intended errors of the platform, where work must be repeated a little later. */
const MEANT = [
  // A sweep after others were missing for minutes.
  'The clock is far from the last sign of life',
  // The event is repeated once the step is over, or the ruling carried out.
  'steps are being closed: nobody is asked for',
  'steps are being taken back: event',
];

/** Whether an error only postpones work: other checks make sure that it is done in the end. */
export function isMeant(words: string): boolean {
  return MEANT.some((one) => words.includes(one));
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
