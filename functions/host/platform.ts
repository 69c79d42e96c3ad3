import { randomBytes } from 'node:crypto';
import { carryOut } from '../api/proposable';
import { deliver, type NotifyDeps } from '../core/notification/deliver';
import { dueDeliveries } from '../core/notification/sweep-notifications';
import {
  type ConcurrencyByKey,
  concurrencyByKey,
  keyForConcurrency,
} from '../core/platform/concurrency-by-key';
import type { Deps } from '../core/platform/deps';
import { aboutOf } from '../core/platform/events.records';
import { beat } from '../core/platform/heartbeat';
import { type Failure, runAllSettledByKey } from '../core/platform/run-all-settled';
import { dynamoStore } from '../core/platform/store';
import { SCHEMA } from '../core/platform/versions';
import { runScheduled } from '../core/season/next-run';
import { closeDueStep } from '../core/step/close-due-step';
import { handleEvent } from '../events/event-handlers';
import { type ChangeRecord, eventIn } from '../events/records';
import { log } from '../log';
import { deliveryIn } from '../notify/records';
import { assembleDeps } from '../runtime';
import { sweep } from '../sweep/sweep';
import { startBotThread } from './bot-thread';
import { AUTH_TABLE, createTables, TABLE } from './create-tables';
import { type EmbeddedDynamo, startEmbeddedDynamo } from './dynamo';
import { directClient } from './dynamo/direct-client';
import { localTimer } from './local-timer';
import type { Transports } from './transports';

const SWEEP_EVERY_MS = 15_000;
const STEPS_AT_ONCE = 8;
/** With the last answers, less than half of what supervisors usually wait before they kill. */
const LAST_WORK_MS = 10_000;

export interface Platform {
  readonly deps: Deps;
  /** Where the embedded DynamoDB listens. */
  readonly endpoint: string;
  /** The access key that requests to it must be signed with. */
  readonly accessKey: string;
  /** All its data at this moment, for a backup. */
  readonly rows: EmbeddedDynamo['rows'];
  /** Starts change feed and sweeps: from now on the platform acts on its own. Returns without waiting for them. */
  run(): void;
  /**
   * Finishes what is under way, but waits no longer than this for it: a mail server may be silent. What is left is done
   * again by the first sweep after the next start, as after a crash.
   * @param patience milliseconds
   * @default 10 000
   */
  stop(patience?: number): Promise<void>;
}

/**
 * Everything but HTTP on one machine: the store on disk, timers for deadlines, events from the change feed.
 * @param sync whether answers wait for the disk
 */
export async function startPlatform(outside: Transports, path?: string, sync = true): Promise<Platform> {
  const accessKey = randomBytes(24).toString('hex');
  const dynamo = await startEmbeddedDynamo({
    accessKey,
    schema: SCHEMA,
    sync,
    ...(path === undefined ? {} : { path }),
  });
  const client = directClient(dynamo);
  await createTables(client);
  const work = new Set<Promise<unknown>>();
  const background = inBackground(work);
  // A thousand deadlines at one moment must leave the site time to respond.
  const closing = concurrencyByKey(STEPS_AT_ONCE);
  const following = concurrencyByKey(STEPS_AT_ONCE);
  const timer = localTimer(Date.now, {
    step: (game, step) =>
      background('deadline', () => closing.run(game, () => closeDueStep(deps, game, step))),
    season: (season) => background('season', () => runScheduled(deps, season)),
  });
  const store = dynamoStore({ name: TABLE, logins: AUTH_TABLE, client });
  const bots = startBotThread();
  const deps: Deps = {
    ...assembleDeps(store, timer, outside.reach, outside.siteAdmins),
    carryOut,
    think: bots.think,
  };
  const notifying: NotifyDeps = { ...deps, senders: outside.senders(deps) };
  const concurrency = concurrencyByKey();
  let stopDuties: readonly (() => void)[] = [];
  return {
    deps,
    endpoint: dynamo.endpoint,
    accessKey,
    rows: dynamo.rows,
    run() {
      dynamo.onChange((records) => {
        for (const record of records) {
          background('event', () => follow(deps, following, record));
          background('notification', () => send(notifying, concurrency, record));
        }
      });
      // Separate, so that no heartbeat waits for many steps, and no step for a receiver.
      const sweeps = [
        () => beat(deps),
        () => sweepSteps(deps),
        () => sweepDeliveries(notifying, concurrency),
      ];
      stopDuties = sweeps.map((one) => repeatedly(background, one));
    },
    async stop(patience = LAST_WORK_MS) {
      for (const stopDuty of stopDuties) stopDuty();
      timer.stop();
      await bots.stop();
      await settledWithin(work, patience);
      client.destroy();
      await dynamo.close();
    },
  };
}

async function settledWithin(work: Iterable<Promise<unknown>>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, patience);
  });
  await Promise.race([Promise.allSettled(work), late]);
  clearTimeout(timer);
}

/** Logs a failure instead of throwing it: the sweep repeats the work. */
function inBackground(work: Set<Promise<unknown>>) {
  return (what: string, act: () => Promise<unknown>): void => {
    const task = act()
      .catch((error: unknown) => log('error', what, { error: String(error) }))
      .finally(() => work.delete(task));
    work.add(task);
  };
}

async function follow(deps: Deps, lanes: ConcurrencyByKey, record: ChangeRecord): Promise<void> {
  const event = eventIn(record);
  if (event !== undefined) await lanes.run(aboutOf(event), () => handleEvent(deps, event));
}

async function send(deps: NotifyDeps, lanes: ConcurrencyByKey, record: ChangeRecord): Promise<void> {
  const delivery = deliveryIn(record);
  if (delivery !== undefined) await lanes.run(keyForConcurrency(delivery), () => deliver(deps, delivery));
}

type Background = ReturnType<typeof inBackground>;

/** Runs a duty at once and then every few seconds, unless the previous run is still in progress. */
function repeatedly(background: Background, duty: () => Promise<unknown>): () => void {
  let lasts = false;
  const once = () => {
    if (lasts) return;
    lasts = true;
    background('sweep', () =>
      duty().finally(() => {
        lasts = false;
      }),
    );
  };
  once();
  const timer = setInterval(once, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

async function sweepSteps(deps: Deps): Promise<void> {
  const { failures } = await sweep(deps);
  for (const failure of failures) log('error', 'sweep failed', { ...failure });
}

async function sweepDeliveries(deps: NotifyDeps, lanes: ConcurrencyByKey): Promise<void> {
  const unreadable: Failure[] = [];
  const due = await dueDeliveries(deps, (error) => unreadable.push({ what: 'a delivery', error }));
  const failures = await runAllSettledByKey(deps, due, lanes);
  for (const failure of [...unreadable, ...failures]) log('error', 'notification failed', { ...failure });
}
