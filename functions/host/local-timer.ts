import type { StepTimer } from '../services/deps';

/** The longest wait that setTimeout knows; a later deadline is looked at again then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export interface LocalTimer extends StepTimer {
  stop(): void;
}

/** Calls `due` at a step's deadline, in this process. Lost with it: the sweep is the second source. */
export function localTimer(clock: () => number, due: (game: string, step: number) => void): LocalTimer {
  const timers = new Map<string, NodeJS.Timeout>();
  const set = (game: string, step: number, deadline: number) => {
    const key = `${game} ${step}`;
    clearTimeout(timers.get(key));
    const wait = Math.max(0, deadline - clock());
    const fire = () => {
      timers.delete(key);
      if (wait > LONGEST_WAIT) set(game, step, deadline);
      else due(game, step);
    };
    timers.set(key, setTimeout(fire, Math.min(wait, LONGEST_WAIT)));
  };
  return {
    async at(game, step, deadline) {
      set(game, step, deadline);
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
