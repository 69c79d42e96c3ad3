import type { Random } from '../../engine/random';
import type { Agenda } from './agenda';
import { allowance } from './allowance';
import { LIMITS } from './limits';
import type { LoadSettings } from './settings';

/** How a run ends: `failed` repeats it, as Lambda does with events. */
export interface Ends {
  readonly done: () => void;
  readonly failed: () => void;
}

/** A Lambda function that is invoked with events: throttled at its concurrency limit, repeated on failure. */
export interface FunctionModel {
  invoke(run: (ends: Ends) => void): void;
  /** The most environments at once. */
  readonly peak: () => number;
  readonly throttled: () => number;
  /** Events that went to the dead-letter queue. */
  readonly dead: () => number;
}

const LONGEST_WAIT_S = 300;

export function functionModel(
  agenda: Agenda,
  random: Random,
  { reserved, retries, slower }: Pick<LoadSettings, 'reserved' | 'retries' | 'slower'>,
): FunctionModel {
  const most = Math.min(reserved, LIMITS.concurrency.value);
  const growth = allowance(agenda, LIMITS.scaling.value / 10, LIMITS.scaling.value);
  let environments = 0;
  let idle = 0;
  let throttled = 0;
  let dead = 0;

  /** @returns milliseconds until an environment takes the event; undefined if none is available */
  const take = (): number | undefined => {
    if (idle > 0) {
      idle -= 1;
      return 0;
    }
    if (environments >= most || !growth.take(1)) return undefined;
    environments += 1;
    return slower * LIMITS.cold.value;
  };
  const start = (run: (ends: Ends) => void, wait: number, failures: number): void => {
    agenda.after(wait, () =>
      run({
        done() {
          idle += 1;
        },
        failed() {
          idle += 1;
          if (failures === retries) dead += 1;
          else
            agenda.after(1000 * LIMITS.failedRetry.value * (failures + 1), () =>
              attempt(run, failures + 1, 0),
            );
        },
      }),
    );
  };
  const attempt = (run: (ends: Ends) => void, failures: number, refusals: number): void => {
    const wait = take();
    if (wait !== undefined) {
      start(run, wait, failures);
      return;
    }
    throttled += 1;
    const pause = Math.min(LONGEST_WAIT_S, LIMITS.throttledRetry.value * 2 ** refusals);
    // Spread around the documented wait, so that the model does not run in lockstep where the service would not.
    agenda.after(pause * (750 + random.draw(0, 500)), () => attempt(run, failures, refusals + 1));
  };
  return {
    invoke: (run) => attempt(run, 0, 0),
    peak: () => environments,
    throttled: () => throttled,
    dead: () => dead,
  };
}
