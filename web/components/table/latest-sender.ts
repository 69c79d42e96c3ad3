import type { Answer } from '../../lib/ask';
import { isUnanswered } from '../../lib/ask-until-answered';
import { type Wait, waitAfter } from '../../lib/wait';

interface Letter<Body, Reply> {
  readonly body: Body;
  readonly settle: (answer: Answer<Reply> | null) => void;
}

export interface Carrier<Body, Reply> {
  readonly carry: (body: Body) => Promise<Answer<Reply>>;
  readonly wait: Wait;
  /** Called when a body is sent, and when it waits because the platform did not answer. */
  readonly onState: (state: 'sending' | 'offline') => void;
}

/**
 * Sends one body after the other. A newer one replaces one that waits; a body that the platform could not answer is
 * sent again, each time after a longer wait.
 */
export class LatestSender<Body, Reply> {
  readonly #carrier: Carrier<Body, Reply>;
  #waiting: Letter<Body, Reply> | null = null;
  #isSending = false;
  #attempt = 0;
  #callOff: () => void = () => undefined;

  constructor(carrier: Carrier<Body, Reply>) {
    this.#carrier = carrier;
  }

  /** The platform's answer; null if a newer body replaced it, or it was dropped. */
  send(body: Body): Promise<Answer<Reply> | null> {
    this.drop();
    return new Promise((settle) => {
      this.#waiting = { body, settle };
      void this.retry();
    });
  }

  get isSending(): boolean {
    return this.#isSending;
  }

  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  /** Sends a waiting body now, unless a request is in progress. */
  async retry(): Promise<void> {
    this.#callOff();
    if (this.#isSending || this.#waiting === null) return;
    const letter = this.#waiting;
    this.#waiting = null;
    this.#isSending = true;
    this.#carrier.onState('sending');
    const answer = await this.#carrier.carry(letter.body);
    this.#isSending = false;
    if (isUnanswered(answer)) return this.#keep(letter);
    this.#attempt = 0;
    letter.settle(answer);
    return this.retry();
  }

  #keep(letter: Letter<Body, Reply>): void {
    if (this.#waiting === null) this.#waiting = letter;
    else letter.settle(null);
    this.#carrier.onState('offline');
    this.#callOff = this.#carrier.wait(waitAfter(this.#attempt), () => void this.retry());
    this.#attempt += 1;
  }

  /**
   * Ends with its page: drops a body that waits for the platform to answer again. One that only waits for the request
   * in progress follows it, as nothing else has kept it.
   */
  leave(): void {
    if (!this.#isSending) this.drop();
  }

  /** Drops a waiting body. A request in progress arrives or not. */
  drop(): void {
    this.#callOff();
    this.#waiting?.settle(null);
    this.#waiting = null;
    this.#attempt = 0;
  }
}
