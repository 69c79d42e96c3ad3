import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Bracket } from '../../../functions/core/round/bracket.schema';
import { shownInEnglish } from '../../../test/support/in-english';
import { BracketStages } from './bracket-stages';

const person = (name: string) => ({ id: name.toLowerCase(), name, kind: 'human' as const });
const seat = (name: string, place: number, goesOn: boolean) => ({
  ...{ seat: name.toLowerCase(), player: person(name), place, points: 25, goesOn },
});

const BRACKET: Bracket = {
  season: { id: 's', name: 'Harbour cup' },
  league: { id: 'l', name: 'League' },
  status: 'running',
  ...{ kind: 'knock-out', rounds: 3, groupRounds: 0, through: 0, groups: [] },
  advance: 1,
  named: [
    { round: 2, name: 'semi-final' },
    { round: 3, name: 'final' },
  ],
  stages: [
    {
      round: 1,
      final: false,
      boards: [
        {
          ...{ game: 'g', board: 1, section: null, final: false, status: 'finished', label: 'Fall 2049' },
          seats: [seat('Ann', 1, true), seat('Bob', 1, false)],
          cut: { through: person('Ann'), out: person('Bob'), by: 'draw', words: 'a draw from the seed' },
        },
      ],
      byes: [person('Cat')],
    },
  ],
  champions: [],
};

const shown = (bracket: Bracket, me: string | null = null) =>
  shownInEnglish(createElement(BracketStages, { bracket, me }));

describe('the bracket', () => {
  const html = shown(BRACKET, 'bob');
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  test('lists stages, boards and seats as lists with headings', () => {
    expect(html.match(/<ol class="bracket">/g)).toHaveLength(1);
    expect(html.match(/<h2>/g)).toHaveLength(3);
    expect(html).toContain('href="/games/g"');
  });

  test('says in words who goes on, who sits out, and what settled a tie', () => {
    expect(text).toMatch(/Ann goes on 1st, 25/);
    expect(text).not.toMatch(/Bob goes on/);
    expect(text).toContain('Sits out and goes on Cat');
    expect(text).toContain('Ann before Bob by a draw from the seed.');
  });

  test('marks the reader’s board and seat', () => {
    expect(html).toContain('is-mine');
    expect(shown(BRACKET)).not.toContain('is-mine');
  });

  test('names what is to come, up to the final', () => {
    expect(text).toMatch(/Semi-finals Drawn when round 1 is over\. Final Drawn when round 2 is over\./);
  });

  test('is empty in words before the start', () => {
    expect(shown({ ...BRACKET, status: 'registration', stages: [] })).toContain(
      'drawn when the season starts',
    );
  });
});
