import { deliver, type NotifyDeps, type Sent } from '../../functions/core/notification/deliver';
import type { Channel, DeliveryRecord } from '../../functions/core/notification/notifications.records';
import { completeDispatch, dueDeliveries } from '../../functions/core/notification/sweep-notifications';
import { failureInWords } from '../../functions/core/platform/run-all-settled';
import { sweep } from '../../functions/sweep/sweep';
import type { World } from './world';

/** Sends into a list instead of the platform's channels, and fails where a test wants it to. */
export interface Notifying {
  readonly deps: NotifyDeps;
  readonly sent: DeliveryRecord[];
  /** Sets the answer of a channel; null: it works. */
  answer(channel: Channel, sent: Sent | null): void;
  /** Handles every event, and sends all new deliveries. */
  send(): Promise<void>;
  /** Moves the clock on, minute by minute if need be, with a sweep at each stop. */
  pass(milliseconds: number, stop?: number): Promise<void>;
  /** The deliveries to a player, as "kind over channel". */
  to(player: string): readonly string[];
}

export function startNotifying(world: World): Notifying {
  const sent: DeliveryRecord[] = [];
  const answers = new Map<Channel, Sent>();
  const sender = async (delivery: DeliveryRecord): Promise<Sent> => {
    const answer = answers.get(delivery.channel);
    if (answer !== undefined) return answer;
    sent.push(delivery);
    return { ok: true };
  };
  const senders = { mail: sender, push: sender, discord: sender, slack: sender, program: sender };
  const deps: NotifyDeps = { ...world.deps, senders };
  const send = async () => {
    await world.deliver();
    for (const dispatch of await world.store.dispatchesBefore(Number.POSITIVE_INFINITY)) {
      for (const name of dispatch.deliveries) await deliver(deps, name);
      await completeDispatch(deps, dispatch);
    }
  };
  const minute = async () => {
    const { failures } = await sweep(deps);
    if (failures.length > 0) throw new Error(failures.map(failureInWords).join('; '));
    for (const { act } of await dueDeliveries(deps)) await act();
    await send();
  };
  return {
    deps,
    sent,
    answer: (channel, answer) =>
      void (answer === null ? answers.delete(channel) : answers.set(channel, answer)),
    send,
    async pass(milliseconds, stop = milliseconds) {
      const end = world.clock.now() + milliseconds;
      while (world.clock.now() < end) {
        world.clock.set(Math.min(end, world.clock.now() + stop));
        await minute();
      }
    },
    to: (player) =>
      sent
        .filter(({ to }) => to.id === player)
        .map(({ notification, channel }) => `${notification.kind} over ${channel}`),
  };
}
