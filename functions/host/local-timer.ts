import type { StepTimer } from '../services/deps';

/** The longest wait that setTimeout knows; a later deadline is looked at again then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export interface LocalTimer extends StepTimer {
  /** Calls nothing any more, not even what is set from now on: steps that are being closed set the next deadline. */
  stop(): void;
}

/** What a timer calls when its time has come. */
export interface Due {
  step(game: string, step: number): void;
  season(season: string): void;
}

/** Calls what is due for a step or a season, in this process. Lost with it: the sweep is the second source. */
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
