import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';
import { shownInEnglish } from '../../../test/support/in-english';
import { RatingCurves } from './rating-curves';

type Result = PlayerPage['results'][number];

const DAY = 86_400_000;

function game(number: number, rating: number, more: Partial<Result> = {}): Result {
  return {
    ...{ game: `g${number}`, system: 'ny2047', season: { id: 's', name: 'Tide' }, round: number, board: 1 },
    endedAt: new Date(Date.UTC(2049, 0, 1) + 10 * number * DAY).toISOString(),
    ...{
      ending: 'win',
      seat: 'tower',
      place: 2,
      players: 7,
      winner: false,
      voided: false,
      unconfirmed: false,
      points: 10,
    },
    ...{ rating, deviation: 100, left: null, opponents: [], ...more },
  };
}

/** The page lists the newest first. */
const shown = (games: readonly Result[]) =>
  shownInEnglish(createElement(RatingCurves, { ratings: [], results: [...games].reverse() }));
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const marksIn = (html: string) =>
  [...html.matchAll(/cx="([\d.]+)%" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the curve of a rating', () => {
  test('has a mark for each game where its day and its rating are', () => {
    const html = shown([game(1, 1500), game(2, 1600, { winner: true }), game(5, 1400)]);
    const marks = marksIn(html);
    expect(marks.map(([x]) => x)).toEqual([2, 26, 98]);
    // Of an axis from 1,200 to 1,800 on 204 pixels, one of 100 is 34.
    expect(marks.map(([, y]) => y)).toEqual([110, 76, 144]);
    expect(html).toContain('Tide, round 2, board 1: won, then 1600 ± 200');
    expect(html.match(/game-mark is-won/g)).toHaveLength(1);
    expect(html).toContain(
      '3 games, from 1500 after the first to 1400 after the last, ± 200. Lowest 1400, highest 1600.',
    );
  });

  test('has its bands, the whole one two deviations to each side', () => {
    const html = shown([game(1, 1500), game(2, 1500)]);
    // Its axis goes from 1,300 to 1,700, on 204 pixels below the first eight.
    const [low, high] = [212, 8];
    expect(html).toContain('class="band-inner" d="M2,59L98,59L98,161L2,161Z"');
    expect(html).toContain(`class="band-whole" d="M2,${high}L98,${high}L98,${low}L2,${low}Z"`);
  });

  test('is one for each game system, and leaves out what is void or not rated', () => {
    const html = shown([
      game(1, 1500),
      game(2, 1510, { system: 'domination' }),
      game(3, 1520),
      game(4, 0, { deviation: null }),
      game(5, 1700, { voided: true }),
    ]);
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(textOf(html)).toContain('2 games, from 1500 after the first to 1520 after the last');
    expect(textOf(html)).toContain('1 game, from 1510');
  });

  test('says in words what it cannot draw', () => {
    expect(textOf(shown([game(1, 1500)]))).toContain('One game so far');
    expect(textOf(shown([game(1, 1500, { deviation: null }), game(2, 1510)]))).toContain(
      'For the first games it has not been kept',
    );
    expect(textOf(shown([game(1, 1500, { deviation: null })]))).toContain(
      'has not been kept for these games',
    );
    expect(textOf(shown([game(2, 1500), game(1, 1510), game(5, 1500)]))).toContain(
      'in the order in which they were rated',
    );
    expect(shown([])).toBe('');
  });
});
