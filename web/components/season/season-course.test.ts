import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type {
  SeasonCourse as Course,
  SeasonStatistics,
} from '../../../functions/core/season/season-charts.schema';
import { shownInEnglish } from '../../../test/support/in-english';
import { bumpChartLayout } from './bump-chart-layout';
import { CrossTable, CrossTableInWords } from './cross-table';
import { SeasonCourse } from './season-course';

const person = (name: string) => ({ id: name.toLowerCase(), name, kind: 'human' as const });

/** A course of players by their rows after each round; 0 before they entered. */
function courseOf(count: number, places: Readonly<Record<string, readonly number[]>>): Course {
  const rounds = Object.values(places)[0] ?? [];
  return {
    ...{ count, page: null, pages: 1 },
    rounds: rounds.map((_, at) => ({ round: at + 1, running: at === rounds.length - 1 })),
    players: Object.entries(places).map(([name, own]) => ({
      player: person(name),
      rounds: own.map((at, index) => ({
        round: index + 1,
        ...{ at: at === 0 ? null : at, place: at === 0 ? null : at },
        ...{ total: 10 * (index + 1), points: at === 0 ? null : 10, running: index === own.length - 1 },
      })),
    })),
  };
}

const rowsOf = (course: Course) =>
  Object.fromEntries(
    bumpChartLayout(course).lines.map(({ player, points }) => [
      player.name,
      points.map((point) => point?.row ?? null),
    ]),
  );

describe('the rows of places', () => {
  test('a table of 21 has a row for each place', () => {
    const course = courseOf(21, { Ann: [5, 1], Bob: [21, 2], Me: [3, 14] });
    expect(rowsOf(course)).toEqual({ Ann: [4, 0], Bob: [20, 1], Me: [2, 13] });
    expect([bumpChartLayout(course).rows, bumpChartLayout(course).cuts]).toEqual([21, []]);
  });

  test('in one of 350 those far below are lined up in order under the cut', () => {
    const course = courseOf(350, { Ann: [200, 1], Bob: [4, 2], Me: [90, 212] });
    expect(rowsOf(course)).toEqual({ Ann: [11, 0], Bob: [3, 1], Me: [10, 10] });
    expect([bumpChartLayout(course).rows, bumpChartLayout(course).cuts]).toEqual([12, [10]]);
  });

  test('a page from within has those above it over the cut', () => {
    const course = courseOf(350, { Ann: [2, 51], Bob: [60, 52], Cat: [300, 53] });
    expect(rowsOf(course)).toEqual({ Ann: [0, 1], Bob: [10, 2], Cat: [11, 3] });
    expect(bumpChartLayout(course).cuts).toEqual([1, 11]);
  });

  test('who came in later has no row before', () => {
    expect(rowsOf(courseOf(7, { Ann: [0, 0, 3] }))).toEqual({ Ann: [null, null, 2] });
  });
});

const shown = (course: Course, me: string | null = null) =>
  shownInEnglish(createElement(SeasonCourse, { season: 's', course, me }));
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the section', () => {
  test('has both pictures with title and description, and the table', () => {
    const html = shown(courseOf(21, { Ann: [2, 1], Bob: [1, 2] }), 'bob');
    expect(html).toContain('aria-labelledby="places-title places-desc"');
    expect(html).toContain('Now: Ann at 1, Bob at 2.');
    expect(html).toContain(
      'aria-label="Points of Ann: round 1 10 points, round 2 10 points if the board ended now"',
    );
    expect(html).toContain('Places and points as a table');
    expect(textOf(html)).toContain('The heavy line is yours.');
    expect(textOf(html)).toContain('All 21 players');
  });

  test('says in words that there is nothing yet, or one round', () => {
    expect(textOf(shown(courseOf(21, {})))).toContain('Nothing has been played yet');
    expect(textOf(shown(courseOf(21, { Ann: [0] })))).toContain('Nothing has been played yet');
    expect(textOf(shown(courseOf(21, { Ann: [1] })))).toContain('One round so far');
  });
});

const STATISTICS: SeasonStatistics = {
  ...{ page: 1, against: 1, pages: 1, seats: [] },
  rows: ['Ann', 'Bob', 'Cat'].map((name, at) => ({ place: at + 1, player: person(name) })),
  columns: ['Ann', 'Bob', 'Cat'].map((name, at) => ({ place: at + 1, player: person(name) })),
  meetings: [
    { row: 0, column: 1, games: 3, ahead: 2, level: 0 },
    { row: 1, column: 0, games: 3, ahead: 1, level: 0 },
    { row: 0, column: 2, games: 1, ahead: 0, level: 1 },
    { row: 2, column: 0, games: 1, ahead: 0, level: 1 },
  ],
};

describe('the cross table', () => {
  const html = shownInEnglish(createElement(CrossTable, { statistics: STATISTICS, me: 'bob' }));

  test('has each meeting in its cell: full, empty or level', () => {
    expect(html).toContain('class="cross-ahead" d="M1.06 3h.88v18h-.88z"');
    expect(html).toContain('class="cross-behind" d="M0.06 27h.88v18h-.88z"');
    expect(html).toContain('class="cross-level" d="M2.06 3h.88v18h-.88zM0.06 51h.88v18h-.88z"');
    expect(html).toContain('>2–1<');
    expect(html).toContain('>1–2<');
  });

  test('stands in words too', () => {
    const words = textOf(shownInEnglish(createElement(CrossTableInWords, { statistics: STATISTICS })));
    expect(words).toContain('Ann Placed higher than Bob (2 of 3). Level with Cat.');
    expect(words).toContain('Bob Placed lower than Ann (1 of 3).');
  });
});
