import type { Store } from '../store/store';

/** What services reach beyond themselves. A test hands in its own. */
export interface Deps {
  readonly store: Store;
  /** Now, in milliseconds since 1970, UTC. */
  clock(): number;
  readonly timer: StepTimer;
  /** A new sortable id: 26 lower-case characters. */
  newId(): string;
  /** A new secret seed: 64 hexadecimal digits. */
  newSeed(): string;
}

/** Calls `deadline` for a step at or after a point in time, at least once; setting it again is harmless. */
export interface StepTimer {
  at(game: string, step: number, deadline: number): Promise<void>;
}
