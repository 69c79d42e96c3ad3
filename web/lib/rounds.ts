import type { Wait } from './wait';

export interface RoundPorts {
  /** Checks whether there is anything new. */
  readonly ask: () => Promise<void>;
  /** The milliseconds to the next round after this number without news; null once no more news can come. */
  readonly waitFor: (idle: number) => number | null;
  readonly isInSight: () => boolean;
  readonly wait: Wait;
}

/**
 * Polls repeatedly, less often the longer nothing happens. While the page is hidden, it waits until it is visible
 * again.
 */
export class Rounds {
  readonly #ports: RoundPorts;
  #idle: number;
  #stop: () => void = () => undefined;
  /** Incremented to make a round in progress stale. */
  #turn = 0;

  /** @param idle the number of rounds without news to start from when the page opens */
  constructor(ports: RoundPorts, idle: number) {
    this.#ports = ports;
    this.#idle = idle;
  }

  /** Waits for the next round; after news, or an action of the reader, with `idle` 0. */
  goOn(idle = this.#idle): void {
    this.#idle = idle;
    this.#turn += 1;
    this.#stop();
    const wait = this.#ports.waitFor(idle);
    this.#stop = wait === null ? () => undefined : this.#ports.wait(wait, () => void this.seen());
  }

  /** Polls at once, if the page is visible and more news can come. */
  async seen(): Promise<void> {
    if (!this.#ports.isInSight() || this.#ports.waitFor(this.#idle) === null) return;
    this.#stop();
    this.#turn += 1;
    const turn = this.#turn;
    await this.#ports.ask();
    if (turn === this.#turn) this.goOn(this.#idle + 1);
  }

  end(): void {
    this.#turn += 1;
    this.#stop();
  }
}
