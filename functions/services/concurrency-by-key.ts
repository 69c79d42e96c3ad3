import type { DeliveryName } from '../store/records';

/** Does things side by side, so that one that is slow holds up only those of its own lane. */
export interface ConcurrencyByKey {
  /** Does it when its lane has room. Rejects as it does. */
  run<T>(lane: string, act: () => Promise<T>): Promise<T>;
}

/** How many deliveries may be on their way at once, to all receivers together. */
const AT_ONCE = 64;
/** The same to one receiver. The mail server takes everyone's mail. */
const TO_ONE = 2;
const TO_MAIL_SERVER = 16;

const MAIL = 'mail';

/** The lane of a delivery: the mail server's, or that of one recipient on one channel. */
export function keyForConcurrency({ channel, to }: DeliveryName): string {
  return channel === 'mail' ? MAIL : `${channel} ${to.kind} ${to.id}`;
}

/** ConcurrencyByKey for deliveries. In each, what came first starts first. */
export function concurrencyByKey(atOnce = AT_ONCE): ConcurrencyByKey {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let together = 0;
  const hasRoom = (lane: string) =>
    (running.get(lane) ?? 0) < (lane === MAIL ? TO_MAIL_SERVER : TO_ONE) && together < atOnce;
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
    async run(lane, act) {
      await new Promise<void>((start) => {
        const line = waiting.get(lane) ?? [];
        line.push(start);
        waiting.set(lane, line);
        startNext();
      });
      try {
        return await act();
      } finally {
        count(lane, -1);
        startNext();
      }
    },
  };
}
