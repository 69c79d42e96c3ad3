import { describe, expect, test } from 'vitest';
import type { BoardRecord } from '../result/results.records';
import { STAGE_WORDS } from '../season/stages';
import { boardLines, nextLine, plain, reportWords, standingLines } from './round-words';

const ENGLISH = await reportWords('en', 'ny2047');

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
    expect(boardLines(ENGLISH, [board()])).toEqual([
      '**Board 1**, Fall 2050.',
      '- 1: Ann (Tower), 60.0 points',
      '- 2: Bob (Greene), 40.0 points',
    ]);
    expect(boardLines(ENGLISH, [board({ winner: 'tower' })])[0]).toBe(
      '**Board 1**, Fall 2050. Won by Ann alone.',
    );
    expect(boardLines(ENGLISH, [board({ result: 'corrected' })])[0]).toContain('corrected by a ruling');
    expect(boardLines(ENGLISH, [board({ result: 'void' })])[0]).toContain('it does not count');
  });

  test('boards outside a cup and rounds that have a name by it', () => {
    const third = () => STAGE_WORDS['third-place'];
    expect(boardLines(ENGLISH, [board()], third)[0]).toBe('**Board 1, Third place**, Fall 2050.');
    const running: Parameters<typeof nextLine>[1] = { status: 'running', champions: [] };
    const at = Date.UTC(2026, 10, 22, 20);
    const next = board({ status: 'running', round: 2, deadline: at });
    const final = (round: number) => (round === 2 ? STAGE_WORDS.final : undefined);
    expect(nextLine(ENGLISH, running, 1, [board(), next], final)).toBe(
      'The next round is running: Final. The next deadline is Sunday, 22 November 2026 at 20:00 UTC.',
    );
    expect(nextLine(ENGLISH, running, 1, [board(), { ...next, deadline: null }], final)).toBe(
      'The next round is running: Final.',
    );
  });

  test('the standing says who moved how far', () => {
    const row = (name: string, place: number, total: number) => ({ player: name, name, place, total });
    const before = [row('Ann', 1, 60), row('Bob', 2, 40), row('Cat', 3, 0)];
    expect(standingLines(ENGLISH, [row('Bob', 1, 90), row('Ann', 2, 60), row('Cat', 3, 1)], before)).toEqual([
      '- 1: Bob, 90.0 (up 1)',
      '- 2: Ann, 60.0 (down 1)',
      '- 3: Cat, 1.0',
    ]);
  });

  test('what comes next', () => {
    const running: Parameters<typeof nextLine>[1] = { status: 'running', champions: [] };
    const at = Date.UTC(2026, 10, 22, 20);
    const open = board({ status: 'running', deadline: at });
    expect(nextLine(ENGLISH, running, 1, [open])).toBe(
      'One board is still running; the next deadline is Sunday, 22 November 2026 at 20:00 UTC.',
    );
    expect(nextLine(ENGLISH, running, 1, [board(), { ...open, round: 2 }])).toMatch(/^Round 2 is running; /);
    expect(nextLine(ENGLISH, running, 1, [board()])).toBe('The next round has not been drawn yet.');
    expect(nextLine(ENGLISH, { status: 'finished', champions: [person('Ann')] }, 1, [board()])).toBe(
      'The season is over. Won by Ann.',
    );
  });

  test('in German and Spanish, with their figures, dates and names of turns', async () => {
    const [german, spanish] = [await reportWords('de', 'ny2047'), await reportWords('es', 'ny2047')];
    expect(boardLines(german, [board({ winner: 'tower' })])).toEqual([
      '**Brett 1**, Herbst 2050. Ann hat allein gewonnen.',
      '- 1: Ann (Tower), 60,0 Punkte',
      '- 2: Bob (Greene), 40,0 Punkte',
    ]);
    expect(boardLines(spanish, [board({ result: 'void' })])[0]).toBe(
      '**Tablero 1**, Otoño 2050. Declarado nulo por una decisión: no cuenta.',
    );
    const row = (place: number) => ({ player: 'a', name: 'Ann', place, total: 1.5 });
    expect(standingLines(german, [row(1)], [row(3)])).toEqual(['- 1: Ann, 1,5 (2 nach oben)']);
    const open = board({ status: 'running', deadline: Date.UTC(2026, 10, 22, 20) });
    expect(nextLine(german, { status: 'running', champions: [] }, 1, [open])).toBe(
      'Ein Brett läuft noch; die nächste Frist endet am Sonntag, 22. November 2026 um 20:00 UTC.',
    );
    const champions = [person('Ann'), person('Bob')];
    expect(nextLine(spanish, { status: 'finished', champions }, 1, [])).toBe(
      'La temporada ha acabado. Ganó: Ann y Bob.',
    );
  });
});
