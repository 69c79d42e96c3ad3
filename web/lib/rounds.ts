import type { Wait } from './wait';

export interface RoundPorts {
  /** Asks whether there is anything new. */
  readonly ask: () => Promise<void>;
  /** The milliseconds to the next round after so many without news; null once there is nothing to come. */
  readonly waitFor: (idle: number) => number | null;
  readonly isInSight: () => boolean;
  readonly wait: Wait;
}

/**
 * Asks again and again, the less often the longer nothing happens. Out of sight it waits until the page is seen again.
 */
export class Rounds {
  readonly #ports: RoundPorts;
  #idle: number;
  #stop: () => void = () => undefined;
  /** Counts what makes a round that is still under way stale. */
  #turn = 0;

  /** @param idle so many rounds seem to have gone by without news when the page opens */
  constructor(ports: RoundPorts, idle: number) {
    this.#ports = ports;
    this.#idle = idle;
  }

  /** Waits for the next round; after news, or an act of the reader's own, with `idle` 0. */
  goOn(idle = this.#idle): void {
    this.#idle = idle;
    this.#turn += 1;
    this.#stop();
    const wait = this.#ports.waitFor(idle);
    this.#stop = wait === null ? () => undefined : this.#ports.wait(wait, () => void this.seen());
  }

  /** Asks at once, if the page is in sight and there is anything to come. */
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
