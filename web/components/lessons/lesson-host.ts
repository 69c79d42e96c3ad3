import { type PlayedLesson, playLesson, positionOf } from '../../../engine/lessons/play-lesson';
import type { SubmitOrders } from '../../../functions/core/game/games.schema';
import type { Translate } from '../../../messages/translate';
import type { Send } from '../../lib/ask';
import type { Texts } from '../../lib/texts';
import { gameOfLesson, NO_PRESS, type Stored, stepOfLesson, tableOfLesson } from './lesson-game';

/** Answers a table's requests about the game of one lesson in place of the platform, and adjudicates its steps. */
export class LessonHost {
  #played: PlayedLesson;
  #stored: Stored = null;
  readonly #onPlayed: (played: PlayedLesson) => void;
  readonly #say: Translate;
  readonly #refused: Readonly<Record<'onlyOrders' | 'noStep' | 'goneOn', string>>;

  /** @param onPlayed called whenever a step has been adjudicated */
  constructor(
    begun: PlayedLesson,
    onPlayed: (played: PlayedLesson) => void,
    say: Translate,
    t: Texts<'lesson'>,
  ) {
    this.#played = begun;
    this.#say = say;
    this.#onPlayed = onPlayed;
    this.#refused = {
      onlyOrders: t('refused.onlyOrders'),
      noStep: t('refused.noStep'),
      goneOn: t('refused.goneOn'),
    };
  }

  readonly send: Send = async (method, path, body) => {
    if (path.startsWith('/changed/')) return Response.json({ game: '', press: '' });
    const [, , , part, number, orders] = path.split(/[/?]/);
    if (method === 'PUT' && orders === 'orders') return this.#take(Number(number), body as SubmitOrders);
    if (method !== 'GET') return refusal(403, 'lesson', this.#refused.onlyOrders);
    if (part === 'steps') return this.#step(Number(number));
    return Response.json(this.#answers()[part ?? ''] ?? gameOfLesson(this.#played, this.#stored, this.#say));
  };

  #answers(): Readonly<Record<string, unknown>> {
    return {
      table: tableOfLesson(this.#played, this.#say, this.#stored),
      press: NO_PRESS,
      plan: { plan: null },
    };
  }

  #step(number: number): Response {
    const step = stepOfLesson(this.#played, number, this.#say);
    return step === null ? refusal(404, 'not-found', this.#refused.noStep) : Response.json(step);
  }

  #take(step: number, { orders = [], ready = false }: SubmitOrders): Response {
    if (step !== this.#played.steps.length + 1) return refusal(409, 'stale-step', this.#refused.goneOn);
    const { game, lesson } = this.#played;
    const seen = game.system.view(positionOf(this.#played), { kind: 'seat', seat: lesson.seat });
    const [problem] = game.system.validate(seen, lesson.seat, orders);
    if (problem !== undefined) return refusal(422, 'orders-refused', this.#say(problem.message));
    const version = (this.#stored?.version ?? 0) + 1;
    const stored = {
      orders: [...orders],
      ready,
      storedAt: new Date().toISOString(),
      receipt: '0'.repeat(64),
      version,
    };
    this.#stored = stored;
    if (ready) this.#close(orders);
    return Response.json({ ...stored, step, signed: '', salt: '', deadline: null, closed: ready });
  }

  #close(orders: readonly unknown[]): void {
    this.#played = playLesson(this.#played, orders);
    this.#stored = null;
    this.#onPlayed(this.#played);
  }
}

function refusal(status: number, code: string, detail: string): Response {
  return Response.json({ type: 'about:blank', title: detail, status, detail, code }, { status });
}
