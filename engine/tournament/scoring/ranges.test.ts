import { expect, test } from 'vitest';
import { SCORING_IDS, type ScoringId } from '.';
import { SCORINGS } from './all';
import { boardOf } from './written-board';

/**
 * What seats a and f can still get in year 4, with a in the game and f out: with 34 centres and ten years; with nothing
 * known of either; and if f kept a centre, with no last year. "any" is unbounded.
 */
const TABLE = `
sum-of-squares | 0 to 100, 0 to 0 | 0 to 100, 0 to 0 | 0 to 100, 0 to 100
draw-size | 0 to 100, 0 to 0 | 0 to 100, 0 to 0 | 0 to 100, 0 to 0
leading-measure | 0 to 34, 0 to 0 | any to any, 0 to 0 | 0 to 34, 0 to 1
rank-points | 0 to 10, 0 to 7 | any to any, any to any | 0 to 10, 0 to 10
calhamer | 0 to 1, 0 to 0 | 0 to 1, 0 to 0 | 0 to 1, 0 to 0
draw-size-survivors | 0 to 100, 0 to 0 | 0 to 100, 0 to 0 | 0 to 100, 0 to 0
draw-size-420 | 0 to 454, 0 to 0 | any to any, 0 to 0 | 0 to 454, 0 to 1
survivors-win | 0 to 100, 0 to 0 | 0 to 100, 0 to 0 | 0 to 100, 0 to 0
sum-of-squares-pot | 0 to 100, 0 to 0 | 0 to 100, 0 to 0 | 0 to 100, 0 to 100
solo-or-bust | 0 to 100, 0 to 0 | any to any, any to any | 0 to 100, 0 to 0
carnage | 0 to 28034, 0 to 6000 | any to any, any to any | 0 to 28034, 0 to 7034
carnage-dead-equal | 0 to 28034, 0 to 6000 | any to any, any to any | 0 to 28034, 0 to 7034
carnage-2023 | 0 to 28034, 0 to 6000 | any to any, any to any | 0 to 28034, 0 to 17234
centre-count-carnage | 0 to 39028, 0 to 6006 | any to any, any to any | 0 to 39028, 0 to 24007
c-diplo | 0 to 73, 0 to 15 | any to any, any to any | 0 to 73, 0 to 73
c-diplo-edc | 1 to 73, 1 to 15 | any to any, any to any | 1 to 73, 1 to 73
c-diplo-100 | 0 to 100, 0 to 15 | any to any, any to any | 0 to 100, 0 to 73
c-diplo-80 | 0 to 80, 0 to 14 | any to any, any to any | 0 to 80, 0 to 59
c-diplo-namur | 0 to 91, 0 to 15 | any to any, any to any | 0 to 91, 0 to 91
tribute | 0 to 100, 0 to 0 | any to any, 0 to 0 | 0 to 100, 0 to 1
half-tribute | 0 to 100, 0 to 0 | any to any, 0 to 0 | 0 to 100, 0 to 1
open-tribute | -34 to 340, 0 to 0 | any to any, 0 to 0 | -34 to 340, 0 to 0
detour09 | 0 to 110, 0 to 100.25 | any to any, any to any | 0 to 110, 0 to 100.25
dixie | 0 to 406, 0 to 70 | 0 to any, 0 to 70 | 0 to 406, 0 to 74
manorcon | 0 to 100, 0 to 0.1 | 0 to any, 0 to 0.1 | 0 to any, 0 to 0.1
manorcon-original | 0 to 100, 0 to 0.1 | 0 to any, 0 to 0.1 | 0 to any, 0 to 0.1
manorcon-2 | 0 to 100, 0 to 0.1 | 0 to any, 0 to 0.1 | 0 to any, 0 to 0.1
bangkok | 0 to 52, 0 to 0.3 | any to any, any to any | 0 to any, 0 to 49.3
olympic | 0 to 52, 0 to 0.3 | any to any, any to any | 0 to any, 0 to 49.3
bangkok-pike | 0 to 60, 0 to 0.2 | any to any, any to any | 0 to any, 0 to 49.2
world-classic | 0 to 428, 0 to 1 | any to any, any to any | 0 to any, 0 to 419
summer-classic | 0 to 428, 0 to 1 | any to any, any to any | 0 to any, 0 to 419
open-mind-the-gap | -34 to 269, -34 to 3 | any to any, any to any | -34 to 269, -34 to 269
whipping | 0 to 478, 0 to 2 | any to any, any to any | 0 to any, 0 to 470
southern-sun | 0 to 530, 0 to 6 | any to any, any to any | 0 to any, 0 to 506
ranked-classic | 0 to 580, 0 to 1 | any to any, any to any | 0 to any, 0 to 571
ranked-classic-2 | 0 to 580, 0 to 1 | any to any, any to any | 0 to any, 0 to 571
haight | 0 to 586, 0 to 57 | any to any, any to any | 0 to any, 0 to 578
maxonian | 0 to 41, 0 to 6 | any to any, any to any | 0 to 41, 0 to 41
7eleven | 0 to 41, 0 to 6 | any to any, any to any | 0 to 41, 0 to 41
base-3 | 0 to 46, 0 to 0 | any to any, any to any | 0 to 46, 0 to 46
mischief | 0 to 39, 0 to 0 | any to any, any to any | 0 to 39, 0 to 39
vulcan | 0 to 253, 0 to 0 | any to any, any to any | 0 to 253, 0 to 253
duct-tape | 0 to 75, 0 to 24 | any to any, any to any | 0 to 75, 0 to 74
duct-tape-elimination | 0 to 75, 0 to 24 | any to any, any to any | 0 to 75, 0 to 74
sydney | 0 to 2340, 0 to 903 | any to any, any to any | 0 to any, 0 to 2328
your-draw-size-short | 0 to 300, 0 to 0 | any to any, any to any | 0 to 300, 0 to 105
your-draw-size | 0 to 320, 0 to 0 | any to any, any to any | 0 to 320, 0 to 105
own | 0 to 0, 0 to 0 | any to any, any to any | 0 to 0, 0 to 0
formula | any to any, any to any | any to any, any to any | any to any, any to any
`;

const BOARDS = [
  { ...boardOf('15 8 6 4 1 0@2 0@3', 'running, year 4'), total: 34, lastYear: 10 },
  boardOf('15 8 6 4 1 0@2 0@3', 'running, year 4'),
  { ...boardOf('15 8 6 2 1 1@2 1@3', 'running, year 4'), total: 34 },
];

const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' | ') as [ScoringId, string, string, string]);

function shown(points: number): string {
  return Number.isFinite(points) ? String(Math.round(points * 100) / 100) : 'any';
}

test.each(rows)('%s: %s; %s; %s', (id, ...expected) => {
  const system = SCORINGS[id];
  const ranges = BOARDS.map((board) => {
    const range = system.range(board, system.parameters.parse({}));
    return ['a', 'f']
      .map((seat) => `${shown(range[seat]?.least ?? 0)} to ${shown(range[seat]?.most ?? 0)}`)
      .join(', ');
  });
  expect(ranges).toEqual(expected);
});

test.each(SCORING_IDS)('%s: a board that has ended can pay what it pays', (id) => {
  const system = SCORINGS[id];
  const parameters = system.parameters.parse({});
  const board = boardOf('15 8 6 4 1 0@2 0@3', 'timed, year 4');
  const scores = system.score(board, parameters);
  for (const [seat, { least, most }] of Object.entries(system.range(board, parameters)))
    expect([least, most]).toEqual([scores[seat]?.points, scores[seat]?.points]);
});

test('every system has its ranges', () => {
  expect(rows.map(([id]) => id)).toEqual(SCORING_IDS);
});
