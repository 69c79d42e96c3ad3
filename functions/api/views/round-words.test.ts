import { describe, expect, test } from 'vitest';
import type { BoardRecord } from '../../store/records';
import { boardLines, nextLine, plain, standingLines } from './round-words';

const person = (name: string) => ({ id: name.toLowerCase(), name, kind: 'human' as const });

function board(more: Partial<BoardRecord> = {}): BoardRecord {
  return {
    season: 's',
    game: 'sr1b1',
    round: 1,
    board: 1,
    status: 'finished',
    step: 9,
    label: 'Fall 2050',
    updatedAt: 0,
    deadline: null,
    owing: [],
    seats: [
      { seat: 'greene', player: person('Bob'), figures: {}, place: 2, points: 40 },
      { seat: 'tower', player: person('Ann'), figures: {}, place: 1, points: 60.04 },
    ],
    ...more,
  };
}

describe('a round in words', () => {
  test.each([
    ['*bold* and _under_', '\\*bold\\* and \\_under\\_'],
    ['[a link](http://x)', '\\[a link\\](http://x)'],
    ['# head\n## next', '\\# head \\#\\# next'],
    ['@everyone', '@\u200beveryone'],
    ['<b>', '\\<b\\>'],
  ])('a name like %s is only text', (name, text) => {
    expect(plain(name)).toBe(text);
  });

  test('boards, best first, with what a ruling made of them', () => {
    expect(boardLines([board()])).toEqual([
      '**Board 1**, Fall 2050.',
      '- 1: Ann (Tower), 60.0 points',
      '- 2: Bob (Greene), 40.0 points',
    ]);
    expect(boardLines([board({ winner: 'tower' })])[0]).toBe('**Board 1**, Fall 2050. Won by Ann alone.');
    expect(boardLines([board({ result: 'corrected' })])[0]).toContain('corrected by a ruling');
    expect(boardLines([board({ result: 'void' })])[0]).toContain('it does not count');
  });

  test('the standing says who moved how far', () => {
    const row = (name: string, place: number, total: number) => ({ player: name, name, place, total });
    const before = [row('Ann', 1, 60), row('Bob', 2, 40), row('Cat', 3, 0)];
    expect(standingLines([row('Bob', 1, 90), row('Ann', 2, 60), row('Cat', 3, 1)], before)).toEqual([
      '- 1: Bob, 90.0 (up 1)',
      '- 2: Ann, 60.0 (down 1)',
      '- 3: Cat, 1.0',
    ]);
  });

  test('what comes next', () => {
    const running: Parameters<typeof nextLine>[0] = { status: 'running', champions: [] };
    const at = Date.UTC(2026, 10, 22, 20);
    const open = board({ status: 'running', deadline: at });
    expect(nextLine(running, 1, [open])).toBe(
      'One board is still running; the next deadline is Sunday, 22 November 2026 at 20:00 UTC.',
    );
    expect(nextLine(running, 1, [board(), { ...open, round: 2 }])).toMatch(/^Round 2 is running; /);
    expect(nextLine(running, 1, [board()])).toBe('The next round has not been drawn yet.');
    expect(nextLine({ status: 'finished', champions: [person('Ann')] }, 1, [board()])).toBe(
      'The season is over. Won by Ann.',
    );
  });
});
