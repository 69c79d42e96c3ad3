import { marshall } from '@aws-sdk/util-dynamodb';
import { deliver, type Sender, type Sent } from '../../../functions/core/notification/deliver';
import { dueDeliveries } from '../../../functions/core/notification/sweep-notifications';
import { keyForConcurrency } from '../../../functions/core/platform/concurrency-by-key';
import type { StepTimer } from '../../../functions/core/platform/deps';
import { beat } from '../../../functions/core/platform/heartbeat';
import { runAllSettledByKey } from '../../../functions/core/platform/run-all-settled';
import { runScheduled } from '../../../functions/core/season/next-run';
import { closeStep } from '../../../functions/core/step/close-step';
import { handleEvent } from '../../../functions/events/event-handlers';
import { eventIn } from '../../../functions/events/records';
import { deliveryIn } from '../../../functions/notify/records';
import { sweep } from '../../../functions/sweep/sweep';
import type { Life } from './faulty-client';
import { type Beyond, isMeant, isPutIn, newProcesses, type Process, type Processes } from './processes';
import type { Item } from './table/evaluate';
import type { FaultyWorld } from './world';

const MINUTE = 60_000;
const ATTEMPTS = 3;

/** A received mail, by the name of its delivery. */
export interface Mail {
  readonly name: string;
  readonly at: number;
}

/** The parts of the cloud that call the platform: timers, the stream of changes, the sweep each minute; also mail. */
export interface Cloud {
  readonly processes: Processes;
  readonly mails: readonly Mail[];
  /** Failures of a sweep that no injected fault caused. */
  readonly failures: string[];
  /** Stops the sweep. */
  stop(): void;
}

export function startCloud(world: FaultyWorld): Cloud {
  const mails: Mail[] = [];
  const failures: string[] = [];
  let isOver = false;
  const again = async <T>(what: string, work: (process: Process) => Promise<T>) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const ended = await processes.run(what, work);
      if (ended.kind === 'done') return;
      await world.wait(attempt * 1000);
    }
  };
  const beyond: Beyond = {
    timerFor: (life) => timerOf(world, life, schedules, again),
    senderFor: (life) => senderOf(world, life, mails),
  };
  const schedules = new Map<string, number>();
  const processes = newProcesses(world, beyond);
  followChanges(world, again);
  const minutely = () => {
    if (isOver) return;
    world.agenda.after(MINUTE, minutely);
    if (world.strikes('sweep is left out')) return;
    void again('sweep', (process) => sweepOnce(process, failures));
    void again('sweep of deliveries', (process) => sweepDeliveries(process, failures));
  };
  world.agenda.after(MINUTE, minutely);
  return {
    processes,
    mails,
    failures,
    stop() {
      isOver = true;
    },
  };
}

async function sweepOnce({ deps }: Process, failed: string[]): Promise<void> {
  await beat(deps);
  const { failures } = await sweep(deps);
  failed.push(
    ...failures.map(({ what, error }) => `${what}: ${error}`).filter((one) => !isPutIn(one) && !isMeant(one)),
  );
}

async function sweepDeliveries({ notifying, concurrency }: Process, failed: string[]): Promise<void> {
  const failures = await runAllSettledByKey(notifying, await dueDeliveries(notifying), concurrency);
  failed.push(
    ...failures.map(({ what, error }) => `${what}: ${error}`).filter((one) => !isPutIn(one) && !isMeant(one)),
  );
}

type Again = (what: string, work: (process: Process) => Promise<unknown>) => Promise<void>;

/** An external scheduler: its schedules survive the process, and may fire late, twice, early or never. */
function timerOf(world: FaultyWorld, life: Life, schedules: Map<string, number>, again: Again): StepTimer {
  const { agenda, chance, strikes } = world;
  const set = (name: string, at: number, work: (process: Process) => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      if (life.isDead) return;
      agenda.after(chance.among(1, 20), () => {
        const isSet = !strikes('timer cannot be set');
        if (isSet) {
          const version = world.count();
          schedules.set(name, version);
          const fire = (when: number) =>
            agenda.after(when - agenda.now(), () => {
              if (schedules.get(name) === version) void again(name, work);
            });
          if (!strikes('timer never fires')) fire(timeOf(world, at));
          if (strikes('timer fires twice')) fire(at + chance.among(0, 2 * MINUTE));
        }
        if (life.isDead) return;
        if (isSet) resolve();
        else reject(new Error('the timer was not set'));
      });
    });
  return {
    at: (game, step, deadline) =>
      set(`timer of ${game} ${step}`, deadline, ({ deps }) => closeStep(deps, game, step)),
    seasonAt: (season, hour) => set(`timer of ${season}`, hour, ({ deps }) => runScheduled(deps, season)),
  };
}

function timeOf({ strikes, chance }: FaultyWorld, at: number): number {
  if (strikes('timer fires late')) return at + chance.among(MINUTE, 10 * MINUTE);
  if (strikes('timer fires early')) return at - chance.among(1, 20_000);
  return at + chance.among(0, 3000);
}

/** The stream of changes: each new event and delivery reaches a process at least once, unless it is lost. */
function followChanges(world: FaultyWorld, again: Again): void {
  const { agenda, chance, strikes } = world;
  const bring = (what: string, work: (process: Process) => Promise<unknown>) => {
    const soon = () => chance.among(20, 400);
    const times = strikes('stream record comes twice') ? [soon(), soon() + chance.among(0, 5000)] : [soon()];
    if (strikes('stream record is lost')) times.pop();
    for (const time of times) {
      const late = strikes('stream record comes late') ? chance.among(500, 20_000) : 0;
      agenda.after(time + late, () => void again(what, work));
    }
  };
  world.onWrite((written) => {
    for (const { before, after } of written) {
      if (before !== undefined || after === undefined) continue;
      const record = {
        eventName: 'INSERT' as const,
        dynamodb: { NewImage: imageOf(after), SequenceNumber: '1' },
      };
      const event = isOf(after, /^OUTBOX#/, /./) ? eventIn(record) : undefined;
      if (event !== undefined)
        bring(`event ${event.kind} ${event.id}`, ({ deps }) => handleEvent(deps, event));
      const delivery = isOf(after, /./, /^DELIVERY#/) ? deliveryIn(record) : undefined;
      if (delivery !== undefined)
        bring(`delivery ${delivery.subject}`, ({ notifying, concurrency: lanes }) =>
          lanes.run(keyForConcurrency(delivery), () => deliver(notifying, delivery)),
        );
    }
  });
}

function isOf({ pk, sk }: Item, partition: RegExp, sort: RegExp): boolean {
  return partition.test(String(pk)) && sort.test(String(sk));
}

function imageOf(item: Item) {
  return isOf(item, /^OUTBOX#/, /./) || isOf(item, /./, /^DELIVERY#/)
    ? marshall(item, { removeUndefinedValues: true })
    : {};
}

/** A mail server: it may refuse temporarily, or accept a mail and lose the reply. */
function senderOf(world: FaultyWorld, life: Life, mails: Mail[]): Sender {
  return ({ to, subject, channel }) =>
    new Promise<Sent>((resolve, reject) => {
      if (life.isDead) return;
      world.agenda.after(world.chance.among(5, 300), () => {
        if (world.strikes('mail fails for now'))
          return resolve({ ok: false, why: { text: 'mailBusy' }, again: true });
        mails.push({ name: `${to.kind} ${to.id} ${subject} ${channel}`, at: world.agenda.now() });
        if (life.isDead) return;
        if (world.strikes('mail fails after it was sent'))
          reject(new Error('the mail server did not answer'));
        else resolve({ ok: true });
      });
    });
}
