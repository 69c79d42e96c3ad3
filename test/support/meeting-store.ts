import type { Store } from '../../functions/core/platform/store';

/** A meeting point of callers: the method before which each waits until the expected number has arrived. */
export interface Meeting {
  question?: keyof Store;
  expected?: number;
  /** Called when somebody waits there. */
  arrived?: (() => void) | undefined;
  /** Lets the one who waits longest go on, however many have arrived. */
  release?: () => void;
}

/** A store in which two concurrent callers have both read before one of them writes, whatever the machine's load. */
export function meetingAt(meeting: Meeting): (store: Store) => Store {
  let waiting: (() => void)[] = [];
  meeting.release = () => waiting.shift()?.();
  return (store) =>
    new Proxy(store, {
      get(target, question: keyof Store) {
        const ask = target[question] as (...args: unknown[]) => unknown;
        if (meeting.question !== question) return ask;
        return async (...args: unknown[]) => {
          await new Promise<void>((resolve) => {
            waiting.push(resolve);
            meeting.arrived?.();
            if (waiting.length < (meeting.expected ?? 2)) return;
            delete meeting.question;
            for (const go of waiting) go();
            waiting = [];
          });
          return ask(...args);
        };
      },
    });
}

/** Starts an act, which stops before it calls this method of the store until the meeting is released. */
export async function heldIn<Done>(
  meeting: Meeting,
  question: keyof Store,
  act: () => Promise<Done>,
): Promise<Promise<Done>[]> {
  Object.assign(meeting, { question, expected: 9 });
  const arrived = new Promise<void>((resolve) => {
    meeting.arrived = resolve;
  });
  // In a list: a promise alone would be awaited with this one.
  const held = [act()];
  await arrived;
  return held;
}
