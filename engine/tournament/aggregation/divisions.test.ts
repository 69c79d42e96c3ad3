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
    [
      'newcomers start at the bottom; no division opens while all have room',
      'abc def',
      '',
      'xy',
      'abde cfxy',
    ],
    ['more rise than fall as long as sizes allow', 'ab cde fg', '', '', 'ac bdf eg'],
    ['a lowest division that cannot be filled closes', 'ab c', '', '', 'abc'],
    ['a division that has grown too large gives its last', 'abcdef ghij', 'hij', '', 'abcg def'],
    ['one that all have left is filled from below', 'abc defgh', 'abc', '', 'def gh'],
    ['a small division takes the best player who has not moved', 'ab cdefg', 'a', '', 'cd befg'],
  ])('%s: %s', (_shows, finished, leaving, joining, expected) => {
    expect(shown(nextDivisions(read(finished), RULES, [...leaving], [...joining]).divisions)).toBe(expected);
  });

  test('a lowest division that has grown opens another', () => {
    const { divisions } = nextDivisions(read('abc def'), RULES, [], [...'uvwxyz']);
    expect(divisions.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });

  const ladders = fc.record({
    lengths: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 6 }),
    up: fc.integer({ min: 0, max: 7 }),
    down: fc.integer({ min: 0, max: 7 }),
    leave: fc.nat(12),
    join: fc.nat(30),
    least: fc.integer({ min: 2, max: 15 }),
    spare: fc.nat(10),
    more: fc.nat(10),
  });
  type Ladder = typeof ladders extends fc.Arbitrary<infer Value> ? Value : never;

  function drawn({ lengths, leave, join, least, spare, more, up, down }: Ladder, name = 'p') {
    let next = 0;
    const finished = lengths.map((length) => Array.from({ length }, () => `${name}${next++}`));
    const leaving = finished.flat().filter((_, at) => at % 13 === leave);
    const joining = Array.from({ length: join }, (_, at) => `${name}new${at}`);
    const rules = { up, down, least, target: least + spare, most: least + spare + more };
    return { finished, leaving, joining, rules, next: nextDivisions(finished, rules, leaving, joining) };
  }

  test('nobody is lost or doubled, and each move says where from and where to', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const { finished, leaving, joining, next } = drawn(ladder);
        const staying = finished.flat().filter((player) => !leaving.includes(player));
        expect([...next.divisions.flat()].sort()).toEqual([...staying, ...joining].sort());
        expect(new Set(next.moves.map(({ player }) => player)).size).toBe(next.moves.length);
        for (const { player, from, to } of next.moves) {
          expect(finished[from]).toContain(player);
          expect(next.divisions[to]).toContain(player);
          expect(to).not.toBe(from);
        }
      }),
    );
  });

  test('sizes stay within bounds wherever any number of divisions allows it', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const { rules, next } = drawn(ladder);
        const total = next.divisions.flat().length;
        const sizes = next.divisions.map(({ length }) => length);
        const possible = Array.from({ length: total }, (_, at) => at + 1).some(
          (count) => count * rules.least <= total && total <= count * rules.most,
        );
        if (!possible) return;
        for (const size of sizes) {
          expect(size).toBeGreaterThanOrEqual(rules.least);
          expect(size).toBeLessThanOrEqual(rules.most);
        }
      }),
    );
  });

  test('no division opens or closes while those there are have room', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const { finished, rules, next } = drawn(ladder);
        const total = next.divisions.flat().length;
        if (finished.length * rules.least <= total && total <= finished.length * rules.most)
          expect(next.divisions).toHaveLength(finished.length);
      }),
    );
  });

  test('in a full ladder all who should rise or fall do, by one division', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 14, max: 21 }),
        (count, crossing, size) => {
          let next = 0;
          const finished = Array.from({ length: count }, () =>
            Array.from({ length: size }, () => `p${next++}`),
          );
          const rules = { up: crossing, down: crossing, least: 14, target: 18, most: 21 };
          const { divisions, moves } = nextDivisions(finished, rules);
          expect(divisions.map(({ length }) => length)).toEqual(finished.map(({ length }) => length));
          expect(moves).toHaveLength(2 * crossing * (count - 1));
          for (const { from, to, why } of moves) {
            expect(Math.abs(from - to)).toBe(1);
            expect(why).toBe(to < from ? 'promoted' : 'relegated');
          }
        },
      ),
    );
  });

  test('names decide nothing', () => {
    fc.assert(
      fc.property(ladders, (ladder) => {
        const renamed = drawn(ladder, 'z').next.divisions.map((players) =>
          players.map((player) => player.replace(/^z/, 'p')),
        );
        expect(renamed).toEqual(drawn(ladder).next.divisions);
      }),
    );
  });
});
