import type { StepTimer } from '../core/platform/deps';

/** The longest delay of setTimeout; a later deadline is checked again then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export interface LocalTimer extends StepTimer {
  /** Stops all calls, including those set from now on: steps that are being closed set the next deadline. */
  stop(): void;
}

/** The callbacks of a timer. */
export interface Due {
  step(game: string, step: number): void;
  season(season: string): void;
}

/**
 * Calls what is due for a step or a season, in this process. A timer is lost with the process: the sweep is the
 * fallback.
 */
export function localTimer(clock: () => number, due: Due): LocalTimer {
  const timers = new Map<string, NodeJS.Timeout>();
  let isStopped = false;
  const set = (key: string, at: number, act: () => void) => {
    if (isStopped) return;
    clearTimeout(timers.get(key));
    const wait = Math.max(0, at - clock());
    const fire = () => {
      timers.delete(key);
      if (wait > LONGEST_WAIT) set(key, at, act);
      else act();
    };
    timers.set(key, setTimeout(fire, Math.min(wait, LONGEST_WAIT)));
  };
  return {
    async at(game, step, deadline) {
      set(`${game} ${step}`, deadline, () => due.step(game, step));
    },
    async seasonAt(season, hour) {
      set(season, hour, () => due.season(season));
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
