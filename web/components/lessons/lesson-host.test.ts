import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../../engine/games';
import { hasLessons, LESSONS } from '../../../engine/lessons/lessons';
import type { PlayedLesson } from '../../../engine/lessons/play-lesson';
import type { Method } from '../../../functions/api/operation';
import type { GameTable } from '../../../functions/core/game/game-table.schema';
import { english } from '../../../test/support/texts';
import { lessonNamed } from './lesson-engine';
import { lessonGameId } from './lesson-game';
import { LessonHost } from './lesson-host';

/** A lesson in a page, whose table sends it requests. */
function lessonOf(system: GameSystemId) {
  const [lesson] = LESSONS[system];
  const begun = lessonNamed(system, lesson?.id ?? '');
  if (lesson === undefined || begun === undefined) throw new Error(`${system} has no lesson`);
  const played: PlayedLesson[] = [];
  const host = new LessonHost(
    begun,
    (one) => played.push(one),
    () => 'said',
    english('lesson'),
  );
  const address = `/games/${lessonGameId(system, lesson.id)}`;
  const ask = async (method: Method, path: string, body?: unknown) => {
    const answer = await host.send(method, address + path, body);
    return { status: answer.status, body: await answer.json() };
  };
  return { lesson, played, host, ask, table: async () => (await ask('GET', '/table')).body as GameTable };
}

test.each(
  GAME_SYSTEM_IDS.filter(hasLessons),
)('a lesson of %s stores orders until they are ready, and then goes on', async (system) => {
  const { lesson, played, ask, table } = lessonOf(system);
  const solution = lesson.solution[0] ?? [];
  expect((await table()).game).toMatchObject({
    step: 1,
    last: null,
    me: { seat: lesson.seat, stored: null },
  });
  for (const version of [1, 2]) {
    const answer = await ask('PUT', '/steps/1/orders', { orders: solution });
    expect(answer).toMatchObject({ status: 200, body: { version, ready: false, step: 1, closed: false } });
  }
  const stored = (await table()).game;
  expect(stored.me.stored).toMatchObject({ orders: solution, ready: false, version: 2 });
  expect(stored.seats.find(({ seat }) => seat === lesson.seat)?.state).toBe('stored');
  expect(played).toEqual([]);
  const ready = await ask('PUT', '/steps/1/orders', { orders: solution, ready: true });
  expect(ready.body).toMatchObject({ ready: true, closed: true });
  expect([played.length, played[0]?.steps.length]).toEqual([1, 1]);
  expect((await table()).game).toMatchObject({ step: 2, last: { step: 1 }, me: { stored: null } });
  expect((await ask('GET', '/steps/1')).body).toMatchObject({ step: 1 });
  // A list for the step that has closed comes too late, one for a later step too early.
  for (const step of [1, 3]) {
    const late = await ask('PUT', `/steps/${step}/orders`, { orders: [] });
    expect([late.status, late.body.code]).toEqual([409, 'stale-step']);
  }
});

test('a lesson answers what else its table asks, and refuses the rest', async () => {
  const { ask } = lessonOf('ny2047');
  expect((await ask('GET', '/press')).body).toMatchObject({ threads: [] });
  expect((await ask('GET', '/plan')).body).toEqual({ plan: null });
  expect((await ask('GET', '')).body).toMatchObject({ step: 1 });
  expect((await ask('GET', '?x=1')).body).toMatchObject({ step: 1 });
  expect((await ask('GET', '/steps/1')).status).toBe(404);
  expect((await ask('PUT', '/steps/1/orders', { orders: [{ type: 'nonsense' }] })).status).toBe(422);
  for (const [method, path] of [
    ['POST', '/press'],
    ['PUT', '/plan'],
    ['DELETE', '/plan'],
  ] as const)
    expect((await ask(method, path, {})).status).toBe(403);
});

test('a lesson has nothing new to poll for', async () => {
  const { host } = lessonOf('ny2047');
  expect(await (await host.send('GET', '/changed/games/lesson?pass=1')).json()).toEqual({
    game: '',
    press: '',
  });
});
