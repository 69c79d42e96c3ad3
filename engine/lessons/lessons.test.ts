import { describe, expect, test } from 'vitest';
import { offerOf } from '../core/offers';
import { GAME_SYSTEM_IDS } from '../games';
import { LESSONS_A_GAME, type Lesson } from '../lesson';
import { gameSystem } from '../systems';
import { LESSONS } from './lessons';
import { beginLesson, type PlayedLesson, playLesson, positionOf } from './play-lesson';

describe.each(GAME_SYSTEM_IDS.filter((id) => LESSONS[id].length > 0))('the lessons of %s', (id) => {
  const system = gameSystem(id);
  const lessons = LESSONS[id];

  test('are few, have names of their own, and end with a problem without hints', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(LESSONS_A_GAME.min);
    expect(lessons.length).toBeLessThanOrEqual(LESSONS_A_GAME.max);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    expect(lessons.map(({ hints }) => hints > 0)).toEqual(lessons.map((_, at) => at < lessons.length - 1));
  });

  test.each(
    lessons.map((lesson) => [lesson.id, lesson] as const),
  )('%s is solved by its solution', (_, lesson) => {
    let played = beginLesson(system, lesson);
    for (const orders of lesson.solution) {
      expect(played.state).toBe('open');
      expectLegal(played, orders);
      played = playLesson(played, orders);
    }
    expect([played.state, refusedIn(played)]).toEqual(['done', []]);
    expect(lesson.solution.length).toBeLessThanOrEqual(lesson.turns);
  });

  test.each(
    lessons.map((lesson) => [lesson.id, lesson] as const),
  )('%s is not solved by silence', (_, lesson) => {
    const begun = beginLesson(system, lesson);
    expect(lesson.goal([])).toBe(false);
    let played = begun;
    for (let turn = 0; turn < lesson.turns && played.state === 'open'; turn += 1)
      played = playLesson(played, []);
    expect(played.state).toBe('missed');
    expect(playLesson(played, lesson.solution[0] ?? [])).toBe(played);
  });

  test.each(
    lessons.map((lesson) => [lesson.id, lesson] as const),
  )('%s needs every order of it', (_, lesson) => {
    for (const [turn, orders] of lesson.solution.entries())
      for (const order of orders.filter((one) => !isHold(one))) {
        const without = lesson.solution.map((list, at) =>
          at === turn ? list.filter((one) => one !== order) : list,
        );
        expect(playedWith(lesson, without).state, JSON.stringify(order)).not.toBe('done');
      }
  });

  function playedWith(lesson: Lesson, turns: Lesson['solution']): PlayedLesson {
    return turns.reduce<PlayedLesson>(
      (played, orders) => playLesson(played, orders),
      beginLesson(system, lesson),
    );
  }

  /** Every order must be one that `legal` offers, and the rules must accept the whole list. */
  function expectLegal(played: PlayedLesson, orders: readonly unknown[]): void {
    const { seat } = played.lesson;
    const view = system.view(positionOf(played), { kind: 'seat', seat });
    expect(system.validate(view, seat, orders)).toEqual([]);
    for (const [at, order] of orders.entries())
      expect(offerOf(system.legal(view, seat, orders.slice(0, at)) as never, order as object)).toBeDefined();
  }
});

function isHold(order: unknown): boolean {
  return (order as { type?: string }).type === 'HOLD';
}

/** The refused orders of all seats: the other seats' fixed orders must be legal, too. */
function refusedIn({ steps }: PlayedLesson): readonly unknown[] {
  return steps.flatMap(({ result }) => result.orders.filter((one) => one.result === 'rejected'));
}
