import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextDivisions } from '.';

const RULES = { up: 1, down: 1, target: 3, least: 2, most: 4 };

/** Divisions as letters: "abc def" has a, b, c in the first and d, e, f in the second, best first. */
const read = (text: string) => text.split(' ').map((division) => [...division]);
const shown = (divisions: readonly (readonly string[])[]) =>
  divisions.map((players) => players.join('')).join(' ');

describe('divisions', () => {
  test.each([
    ['one up, one down', 'abc def ghi', '', '', 'abd ceg fhi'],
    ['those who leave take no place', 'abc def', 'c', '', 'ad bef'],
    ['newcomers start at the bottom, which may open another', 'abc def', '', 'xy', 'abd cef xy'],
    ['a small division takes the best player who has not moved', 'ab cdefg', 'a', '', 'cd befg'],
  ])('%s: %s', (_shows, finished, leaving, joining, expected) => {
    expect(shown(nextDivisions(read(finished), RULES, [...leaving], [...joining]).divisions)).toBe(expected);
  });

  test('a lowest division that has grown opens another', () => {
    const { divisions } = nextDivisions(read('abc def'), RULES, [], [...'uvwxyz']);
    expect(divisions.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });

  test('each player has one place, and moves once at most, to the next division', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 });
    const counts = fc.record({ up: fc.integer({ min: 0, max: 3 }), down: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(sizes, counts, fc.nat(20), fc.nat(9), (lengths, { up, down }, leave, join) => {
        let next = 0;
        const finished = lengths.map((length) => Array.from({ length }, () => `p${next++}`));
        const players = finished.flat();
        const leaving = players.filter((_, at) => at % 21 === leave);
        const joining = Array.from({ length: join }, (_, at) => `new${at}`);
        const rules = { up, down, target: 5, least: 4, most: 7 };
        const { divisions, moves } = nextDivisions(finished, rules, leaving, joining);
        const staying = players.filter((player) => !leaving.includes(player));
        expect([...divisions.flat()].sort()).toEqual([...staying, ...joining].sort());
        expect(new Set(moves.map(({ player }) => player)).size).toBe(moves.length);
        for (const { from, to } of moves) expect(Math.abs(from - to)).toBe(1);
      }),
    );
  });
});
