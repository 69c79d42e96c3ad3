import { expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import type { ScoringId } from '.';
import { SCORINGS } from './all';
import { boardOf } from './written-board';

/** A board and the lines that explain each seat's points. */
const TABLE = `
southern-sun | 9 8 8 5 4 0@4 0@4 | timed, year 8
  a: centres: 9 × 10 = 90; still in the game = 30; place 1 = 130
  b: centres: 8 × 10 = 80; still in the game = 30; places 2 to 3, shared = 65
  c: centres: 8 × 10 = 80; still in the game = 30; places 2 to 3, shared = 65
  d: centres: 5 × 10 = 50; still in the game = 30; place 4 = 30
  e: centres: 4 × 10 = 40; still in the game = 30; place 5 = 20
  f: years played: 4 × 3 = 12
  g: years played: 4 × 3 = 12
dixie | 15 13 4 2 0@4 0@4 0@6 | draw ab, year 8
  a: draw of 2 = 170; centres: 15 × 4 = 60
  b: draw of 2 = 170; centres: 13 × 4 = 52
  c: place 3 = 50; centres: 4 × 4 = 16
  d: place 4 = 34; centres: 2 × 4 = 8
  e: places 6 to 7, shared = 5
  f: places 6 to 7, shared = 5
  g: place 5 = 20
dixie | 18 10 6 0@4 0@3 0@5 0@5 | solo a, year 8
  a: won alone = 270; centres: 18 × 4 = 72
  b: place 2 = 70; centres: 10 × 4 = 40
  c: place 3 = 50; centres: 6 × 4 = 24
  d: place 6 = 10
  e: nothing
  f: places 4 to 5, shared = 27
  g: places 4 to 5, shared = 27
tribute | 12 12 10 0@4 | timed, year 8
  a: centres: 12 × 1 = 12; survival: 66 shared by 3 = 22; tribute for 12 on top, paid by 1, for 2 = 3
  b: centres: 12 × 1 = 12; survival: 66 shared by 3 = 22; tribute for 12 on top, paid by 1, for 2 = 3
  c: centres: 10 × 1 = 10; survival: 66 shared by 3 = 22; tribute for 12 on top = -6
  d: nothing
tribute | 9 5 5 1@4 | timed, year 8
  a: centres: 9 × 1 = 9; survival: 66 shared by 3 = 22; tribute for 9 on top, paid by 2, for 1 = 6
  b: centres: 5 × 1 = 5; survival: 66 shared by 3 = 22; tribute for 9 on top = -3
  c: centres: 5 × 1 = 5; survival: 66 shared by 3 = 22; tribute for 9 on top = -3
  d: centres: 1 × 1 = 1
tribute | 18 10 6 | solo a, year 8
  a: won alone = 100
  b: nothing
  c: nothing
open-tribute | 14 11 9 0@4 | timed, year 8
  a: still in the game = 34; centres: 14 × 3 = 42; tribute of all, 22, for 1 on top = 22
  b: still in the game = 34; centres: 11 × 3 = 33; tribute to the top = -3
  c: still in the game = 34; centres: 9 × 3 = 27; tribute to the top = -5
  d: nothing
open-tribute | 12 12 9 0@4 | timed, year 8
  a: still in the game = 34; centres: 12 × 3 = 36; tribute of all, 15, for 2 on top = 3
  b: still in the game = 34; centres: 12 × 3 = 36; tribute of all, 15, for 2 on top = 3
  c: still in the game = 34; centres: 9 × 3 = 27; tribute to the top = -3
  d: nothing
manorcon | 17 10 7 0@4 0@6 | timed, year 9
  a: 100 × (1 × 17² + 4 × 17 + 16) / 654 = 57.03
  b: 100 × (1 × 10² + 4 × 10 + 16) / 654 = 23.85
  c: 100 × (1 × 7² + 4 × 7 + 16) / 654 = 14.22
  d: years survived: 3 × 0.1 = 0.3
  e: years survived: 5 × 0.1 = 0.5
manorcon | 18 16 0@4 | solo a, year 9
  a: won alone = 75
  b: years survived: 8 × 0.1 = 0.8
  c: years survived: 3 × 0.1 = 0.3
sum-of-squares | 17 17 0@4 | timed, year 9
  a: 100 × (17²) / 578 = 50
  b: 100 × (17²) / 578 = 50
  c: nothing
sum-of-squares | 6 3 3@4 | timed, year 9
  a: 100 × (6²) / 54 = 66.67
  b: 100 × (3²) / 54 = 16.67
  c: 100 × (3²) / 54 = 16.67
sum-of-squares-pot | 5 5 4 | timed, year 9
  a: 100 × (5²) / 66 = 38
  b: 100 × (5²) / 66 = 38
  c: 100 × (4²) / 66 = 25
detour09 | 18 10 6 0@4 0@3 0@1 | solo a, year 9
  a: won alone = 110
  b: years survived: 8 × 0.25, at most 2 = 2
  c: years survived: 8 × 0.25, at most 2 = 2
  d: years survived: 3 × 0.25, at most 2 = 0.75
  e: years survived: 2 × 0.25, at most 2 = 0.5
  f: nothing
detour09 | 12 8 8 4 2 0@4 0@12 | timed, year 14
  a: centres: 12 × 1, scaled by 100 / 57 = 21.05; still in the game, scaled by 100 / 57 = 3.51; place 1, scaled by 100 / 57 = 7.02; ahead of the second: 4 × 1, scaled by 100 / 57 = 7.02
  b: centres: 8 × 1, scaled by 100 / 57 = 14.04; still in the game, scaled by 100 / 57 = 3.51; places 2 to 3, shared, scaled by 100 / 57 = 3.51
  c: centres: 8 × 1, scaled by 100 / 57 = 14.04; still in the game, scaled by 100 / 57 = 3.51; places 2 to 3, shared, scaled by 100 / 57 = 3.51
  d: centres: 4 × 1, scaled by 100 / 57 = 7.02; still in the game, scaled by 100 / 57 = 3.51; place 4, scaled by 100 / 57 = 1.75
  e: centres: 2 × 1, scaled by 100 / 57 = 3.51; still in the game, scaled by 100 / 57 = 3.51
  f: years survived: 3 × 0.25, at most 2 = 0.75
  g: years survived: 11 × 0.25, at most 2 = 2
open-mind-the-gap | 16 8 8 2 0@3 | timed, year 8
  a: centres: 16 × 1.5 = 24; still in the game = 9; place 1 = 4.5; tribute of all others = 22
  b: centres: 8 × 1.5 = 12; still in the game = 9; places 2 to 3, shared = 2.25; tribute of the lead, 8, at most 50 % of the points so far = -8
  c: centres: 8 × 1.5 = 12; still in the game = 9; places 2 to 3, shared = 2.25; tribute of the lead, 8, at most 50 % of the points so far = -8
  d: centres: 2 × 1.5 = 3; still in the game = 9; tribute of the lead, 8, at most 50 % of the points so far = -6
  e: nothing
open-mind-the-gap | 9 9 2 | timed, year 8
  a: centres: 9 × 1.5 = 13.5; still in the game = 9; places 1 to 2, shared = 3.75
  b: centres: 9 × 1.5 = 13.5; still in the game = 9; places 1 to 2, shared = 3.75
  c: centres: 2 × 1.5 = 3; still in the game = 9; place 3 = 1.5
haight | 18 10 1 0@4 | solo a, year 8
  a: won alone = 451
  b: centres: 10 × 5 = 50
  c: years played: 8 × 1 = 8
  d: years played: 4 × 1 = 4
whipping | 12 12 6 4 0@5 | timed, year 8
  a: centres: 12 × 10 = 120; still in the game: 60 shared by 4 = 15
  b: centres: 12 × 10 = 120; still in the game: 60 shared by 4 = 15
  c: centres: 6 × 10 = 60; still in the game: 60 shared by 4 = 15
  d: centres: 4 × 10 = 40; still in the game: 60 shared by 4 = 15
  e: years played: 5 × 1 = 5
whipping | 13 12 6 | timed, year 8
  a: centres: 13 × 10 = 130; still in the game: 60 shared by 3 = 20; alone on top: 13 × 2 = 26
  b: centres: 12 × 10 = 120; still in the game: 60 shared by 3 = 20
  c: centres: 6 × 10 = 60; still in the game: 60 shared by 3 = 20
vulcan | 12 10 8 4 0@5 | timed, year 8
  a: centres: 12 × 1 = 12; still in the game = 5; alone on top = 10; ahead of all lower seats: 26 × 1 = 26
  b: centres: 10 × 1 = 10; still in the game = 5; ahead of all lower seats: 18 × 1 = 18
  c: centres: 8 × 1 = 8; still in the game = 5; ahead of all lower seats: 12 × 1 = 12
  d: centres: 4 × 1 = 4; still in the game = 5; ahead of all lower seats: 4 × 1 = 4
  e: nothing
vulcan | 18 10 6 0@5 | solo a, year 8
  a: won alone = 130
  b: lost to a solo, still in the game = 5
  c: lost to a solo, still in the game = 5
  d: nothing
bangkok | 12 11 10 1 0@5 | timed, year 8
  a: centres: 12 × 1 = 12; still in the game = 3; domination: 3 of 6 shares of 12 = 6
  b: centres: 11 × 1 = 11; still in the game = 3; domination: 2 of 6 shares of 12 = 4
  c: centres: 10 × 1 = 10; still in the game = 3; domination: 1 of 6 shares of 12 = 2
  d: centres: 1 × 1 = 1; still in the game = 3
  e: years survived: 4 × 0.3 = 1.2
bangkok | 18 10 6 0@5 | solo a, year 8
  a: won alone = 41
  b: centres: 10 × 0.5 = 5
  c: centres: 6 × 0.5 = 3
  d: nothing
bangkok-pike | 14 8 7 5 0@5 | timed, year 8
  a: centres: 14 × 1 = 14; still in the game = 3; alone on top, with 6 that nobody claims = 12
  b: centres: 8 × 1 = 8; still in the game = 3
  c: centres: 7 × 1 = 7; still in the game = 3
  d: centres: 5 × 1 = 5; still in the game = 3
  e: years played: 5 × 0.1 = 0.5
bangkok-pike | 12 11 10 1 0@3 | timed, year 8
  a: centres: 12 × 1 = 12; still in the game = 3; alone on top = 6
  b: centres: 11 × 1 = 11; still in the game = 3; 1 below the top = 4
  c: centres: 10 × 1 = 10; still in the game = 3; 2 below the top = 2
  d: centres: 1 × 1 = 1; still in the game = 3
  e: years played: 3 × 0.1 = 0.3
bangkok-pike | 12 10 9 0@3 | timed, year 8
  a: centres: 12 × 1 = 12; still in the game = 3; alone on top, with 4 that nobody claims = 10
  b: centres: 10 × 1 = 10; still in the game = 3; 2 below the top = 2
  c: centres: 9 × 1 = 9; still in the game = 3
  d: years played: 3 × 0.1 = 0.3
bangkok-pike | 12 12 10 0@3 | timed, year 8
  a: centres: 12 × 1 = 12; still in the game = 3; on top with 1 more = 4
  b: centres: 12 × 1 = 12; still in the game = 3; on top with 1 more = 4
  c: centres: 10 × 1 = 10; still in the game = 3; 2 below the top = 2
  d: years played: 3 × 0.1 = 0.3
mischief | 10 10 9 4 | timed, year 8
  a: centres: 10 × 1 = 10; on top with 1 more = 1
  b: centres: 10 × 1 = 10; on top with 1 more = 1
  c: centres: 9 × 1 = 9
  d: centres: 4 × 1 = 4
mischief | 18 10 6 | solo a, year 8
  a: won alone = 34
  b: nothing
  c: nothing
base-3 | 10 10 10 4 | timed, year 8
  a: centres: 10 × 1 = 10; still in the game = 3; on top with 2 more = 1
  b: centres: 10 × 1 = 10; still in the game = 3; on top with 2 more = 1
  c: centres: 10 × 1 = 10; still in the game = 3; on top with 2 more = 1
  d: centres: 4 × 1 = 4; still in the game = 3
maxonian | 15 8 6 4 1 | timed, year 8
  a: place 1 = 5; centres over 13: 2 × 1 = 2
  b: place 2 = 4
  c: place 3 = 3
  d: place 4 = 2
  e: place 5 = 1
sydney | 18 10 6 0@4 | solo a, year 8
  a: centres: 18 × 25 = 450; place 1 = 400; won alone: × 1.5 = 425
  b: centres: 10 × 25 = 250; place 2 = 300; lost to a solo: × 0.5 = -275
  c: centres: 6 × 25 = 150; place 3 = 200; lost to a solo: × 0.5 = -175
  d: place 4 = 100; years played: 4 × 1 = 4; lost to a solo: × 0.5 = -52
your-draw-size | 14 11 8 1 | timed, year 8
  a: for 14 centres = 105
  b: for 11 centres = 70
  c: for 8 centres = 42
  d: for 1 centres = 21
c-diplo-namur | 20 8 6 0@3 | timed, year 8
  a: for playing = 1; for 20 centres = 32; place 1 = 38
  b: for playing = 1; for 8 centres = 20; place 2 = 14
  c: for playing = 1; for 6 centres = 18; place 3 = 7
  d: for playing = 1
c-diplo | 18 10 6 | solo a, year 8
  a: won alone = 73
  b: nothing
  c: nothing
centre-count-carnage | 18 10 6 | solo a, year 8
  a: won alone = 21006
  b: lost to a solo = 1000
  c: lost to a solo = 1000
summer-classic | 10 10 10 4 | timed, year 8
  a: centres: 10 × 10 = 100; still in the game = 30
  b: centres: 10 × 10 = 100; still in the game = 30
  c: centres: 10 × 10 = 100; still in the game = 30
  d: centres: 4 × 10 = 40; still in the game = 30
summer-classic | 12 12 6 4 | timed, year 8
  a: centres: 12 × 10 = 120; still in the game = 30; on top with 1 more = 24
  b: centres: 12 × 10 = 120; still in the game = 30; on top with 1 more = 24
  c: centres: 6 × 10 = 60; still in the game = 30
  d: centres: 4 × 10 = 40; still in the game = 30
draw-size | 14 10 10 0@3 | timed, year 8
  a: 100 shared by 1 = 100
  b: nothing
  c: nothing
  d: nothing
draw-size | 14 10 10 0@3 | timed, year 8, placing bc a d
  a: nothing
  b: 100 shared by 2 = 50
  c: 100 shared by 2 = 50
  d: nothing
draw-size-420 | 14 10 10 0@3 | draw ab, year 8
  a: 420 shared by 2 = 210; centres: 14 × 1 = 14
  b: 420 shared by 2 = 210; centres: 10 × 1 = 10
  c: nothing
  d: nothing
draw-size-420 | 18 10 6 0@3 | solo a, year 8
  a: won alone = 420; centres: 18 × 1 = 18
  b: centres: 10 × 1 = 10
  c: centres: 6 × 1 = 6
  d: nothing
survivors-win | 20 10 4 0@3 | solo a, year 8
  a: 18 of 32 centres that count, of 100 = 56.25
  b: 10 of 32 centres that count, of 100 = 31.25
  c: 4 of 32 centres that count, of 100 = 12.5
  d: nothing
survivors-win | 14 10 10 0@3 | draw ab, year 8
  a: 100 shared by 2 = 50
  b: 100 shared by 2 = 50
  c: nothing
  d: nothing
leading-measure | 9 4 0 | timed, year 3
  a: centres: 9 = 9
  b: centres: 4 = 4
  c: nothing
rank-points | 9 4 4 | timed, year 3, placing c ab
  a: places 2 to 3, shared = 6
  b: places 2 to 3, shared = 6
  c: place 1 = 10
formula | 17 17 | timed, year 3
  a: by the formula: 50 = 50
  b: by the formula: 50 = 50
`;

const cases = TABLE.trim()
  .split(/\n(?=\S)/)
  .map((part) => {
    const [head = '', ...seats] = part.split('\n');
    return [...head.split(' | '), seats.map((line) => line.trim())] as [ScoringId, string, string, string[]];
  });

test.each(cases)('%s: %s, %s', (id, centres, end, expected) => {
  const board = boardOf(centres, end);
  const system = SCORINGS[id];
  const scores = system.score(board, system.parameters.parse({}));
  const lines = board.seats.map((seat) => {
    const lines = (scores[seat]?.lines ?? []).map(
      ({ text, points }) => `${inEnglish(text)} = ${Math.round(points * 100) / 100}`,
    );
    return `${seat}: ${lines.length === 0 ? 'nothing' : lines.join('; ')}`;
  });
  expect(lines).toEqual(expected);
});
