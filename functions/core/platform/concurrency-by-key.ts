import type { DeliveryName } from '../notification/notifications.records';

/** How many deliveries may be in progress at once, to all receivers together. */
const AT_ONCE = 64;
/** The limit for one receiver. The mail server receives the mail for everyone. */
const TO_ONE = 2;
const TO_MAIL_SERVER = 16;

const MAIL = 'mail';

/** The key of a delivery: the mail server, or one recipient on one channel. */
export function keyForConcurrency({ channel, to }: DeliveryName): string {
  return channel === 'mail' ? MAIL : `${channel} ${to.kind} ${to.id}`;
}

/**
 * Runs tasks concurrently, so that a slow one delays only tasks with its own key. Tasks with the same key start in the
 * order in which they arrived.
 */
export function concurrencyByKey(atOnce = AT_ONCE) {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let together = 0;
  const hasRoom = (key: string) =>
    (running.get(key) ?? 0) < (key === MAIL ? TO_MAIL_SERVER : TO_ONE) && together < atOnce;
  const count = (lane: string, change: 1 | -1) => {
    together += change;
    running.set(lane, (running.get(lane) ?? 0) + change);
    if (running.get(lane) === 0) running.delete(lane);
  };
  const startNext = () => {
    for (const [lane, line] of waiting)
      while (hasRoom(lane)) {
        const start = line.shift();
        if (start === undefined) {
          waiting.delete(lane);
          break;
        }
        count(lane, 1);
        start();
      }
  };
  return {
    /** Runs the task when its key has capacity. Rejects if the task rejects. */
    async run<T>(key: string, act: () => Promise<T>): Promise<T> {
      await new Promise<void>((start) => {
        const line = waiting.get(key) ?? [];
        line.push(start);
        waiting.set(key, line);
        startNext();
      });
      try {
        return await act();
      } finally {
        count(key, -1);
        startNext();
      }
    },
  };
}

export type ConcurrencyByKey = ReturnType<typeof concurrencyByKey>;
