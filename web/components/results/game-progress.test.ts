import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { GameProgress as Progress } from '../../../functions/core/result/results.schema';
import { shownInEnglish } from '../../../test/support/in-english';
import { Sketch } from '../charts/sketch';
import { GameProgress } from './game-progress';
import { SeatShares } from './seat-shares';

const progressOf = (values: Readonly<Record<string, readonly number[]>>): Progress => ({
  ...{ game: 'game', season: { id: 'season', name: 'Tide' }, board: 1, measure: 'Stars' },
  steps: (Object.values(values)[0] ?? []).map((_, step) => ({
    step,
    label: step === 0 ? 'Set-up' : `Turn ${step}`,
  })),
  seats: Object.entries(values).map(([seat, own]) => ({ seat, values: [...own] })),
  decided: null,
});
const shown = (progress: Progress, corrected = false) =>
  shownInEnglish(createElement(GameProgress, { progress, names: { tower: 'Ann', papst: 'Bob' }, corrected }));
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the progress of a game', () => {
  const html = shown(progressOf({ tower: [3, 4, 8], papst: [3, 2, 0] }));

  test('has a line for each seat through its figures, from 0 at the foot', () => {
    // Of an axis from 0 to 8 on 224 pixels, one star is 28.
    expect(html).toContain('d="M0,148L49,120L98,8"');
    expect(html).toContain('d="M0,148L49,176L98,232"');
  });

  test('names each seat at the end of its line, and distinguishes lines by more than colour', () => {
    expect(textOf(html)).toContain('8 Tower');
    expect(html).toContain('class="dash-0"');
    expect(html).toContain('class="dash-1"');
  });

  test('is read aloud, and stands as a table', () => {
    expect(html).toContain('From Set-up to Turn 2: Tower 3 to 8, Papst 3 to 0.');
    expect(textOf(html)).toContain('Turn 1 4 2');
  });

  test('says when nothing has been played, and when the result is another one', () => {
    expect(textOf(shown(progressOf({ tower: [3], papst: [3] })))).toContain('No step has been played yet');
    expect(textOf(shown(progressOf({ tower: [3, 4], papst: [3, 4] }), true))).toContain(
      'the result was corrected',
    );
  });
});

describe('the lines on a card', () => {
  const rows = [
    { name: 'Tower', values: [0, 5, 10] },
    { name: 'Papst', values: [10, 10, 0] },
  ];
  const html = shownInEnglish(createElement(Sketch, { rows, label: 'Tower 0 to 10, Papst 10 to 0' }));

  test('go where the figures of their row are, all on one scale', () => {
    expect(html).toContain('d="M0 25 24 17 48 9M0 43 24 43 48 59"');
    expect(html).toContain('d="M48 9h0M48 59h0"');
  });

  test('are read aloud in one go', () => {
    expect(html).toContain('aria-label="Tower 0 to 10, Papst 10 to 0"');
  });
});

describe('shares of wins', () => {
  const seats = [
    { seat: 'tower', games: 10, wins: 4, share: 0.4, low: 0.2, high: 0.6 },
    { seat: 'papst', games: 10, wins: 0, share: 0, low: 0, high: 0.3 },
  ];
  const html = shownInEnglish(createElement(SeatShares, { seats }));

  test('stand on one scale, each in its interval, beside the mean of all', () => {
    expect(html).toContain('cx="66.67%"');
    expect(html).toContain('x="33.33%" width="66.67%"');
    expect(html).toContain('class="share-mean" x1="33.33%"');
    expect(textOf(html)).toContain('the mean of all seats, 20 %');
  });

  test('are read aloud with their interval and games', () => {
    expect(html).toContain('aria-label="Tower won 40 %, likely between 20 % and 60 %"');
    expect(textOf(html)).toContain('4 of 10 games');
  });
});
