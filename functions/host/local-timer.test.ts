import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { localTimer } from './local-timer';

function timerThatNotes() {
  const called: string[] = [];
  const timer = localTimer(Date.now, {
    step: (game, step) => void called.push(`${game} ${step}`),
    season: (season) => void called.push(season),
  });
  return { called, timer };
}

test('calls what is due, and of two times for one step only the later one that was set', async () => {
  const { called, timer } = timerThatNotes();
  await timer.at('game', 1, Date.now() + 60_000);
  await timer.at('game', 1, Date.now());
  await timer.seasonAt('season', Date.now() - 1000);
  await expect.poll(() => called).toEqual(['game 1', 'season']);
  timer.stop();
});

test('calls nothing once it is stopped: neither what was set before nor what is set after', async () => {
  const { called, timer } = timerThatNotes();
  await timer.at('before', 1, Date.now() + 20);
  timer.stop();
  await timer.at('after', 1, Date.now());
  await timer.seasonAt('after', Date.now());
  await wait(60);
  expect(called).toEqual([]);
});
