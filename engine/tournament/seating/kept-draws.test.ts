import { describe, expect, test } from 'vitest';
import { ALGORITHM, seatRound } from '.';
import { pointsOf } from './numbering';
import { EMPTY, type Entrant, type SeatedBoard, type SeatingProblem } from './problem';

/** Boards as "abcd efgh", each player a letter, in the order of seats. */
const SEATS = ['north', 'east', 'south', 'west'];
const seated = (text: string, seats: readonly string[]): readonly SeatedBoard[] =>
  text.split(' ').map((board) => Object.fromEntries(seats.map((seat, at) => [seat, board[at] ?? ''])));

interface Given {
  readonly players: readonly Entrant[];
  readonly size: number;
  readonly earlier?: string;
  readonly more?: Partial<SeatingProblem>;
}

/** Players by their letters; other data depends on their number. */
const named = (letters: string, more: (at: number) => Partial<Entrant> = () => ({})) =>
  [...letters].map((id, at) => ({ id, ...more(at) }));

function problemOf({ players, size, earlier, more }: Given): SeatingProblem {
  const seats = SEATS.slice(0, size);
  return { players, seats, earlier: earlier === undefined ? [] : seated(earlier, seats), ...more };
}

function drawn(problem: SeatingProblem, round = 2): string {
  const { boards, certificate } = seatRound(problem, 'kept', round);
  const letters = boards.map((board) =>
    Object.values(board)
      .map((id) => (id.startsWith(EMPTY) ? '-' : id))
      .join(''),
  );
  return `${certificate.method} ${certificate.cost}: ${letters.join(' ')}`;
}

const TWELVE = 'abcdefghijkl';
const SIXTEEN = 'abcdefghijklmnop';

const cases: readonly (readonly [shows: string, given: Given, expected: string])[] = [
  [
    'a design whose seats are those that are liked',
    { players: named(SIXTEEN, (at) => ({ prefers: [SEATS[at % 4] ?? ''] })), size: 4 },
    'exact-design 6: ebid mgkc lnoh fjap',
  ],
  [
    'the next round of a design',
    {
      players: named(SIXTEEN),
      size: 4,
      earlier: 'eidb mkcg lohn fapj gejo hpik adlc bfnm klfe ngai pmod jcbh',
    },
    'exact-design 0: cnep ijml dhgf obka',
  ],
  [
    'the last round of a design for two, with a newcomer on the point of who left',
    {
      players: named('gbcdef'),
      size: 2,
      earlier: 'ad ef bc fa db ce ab fc ed ca be df',
      more: { points: pointsOf(problemOf({ players: named('gbcdef'), size: 2 }), 'kept', [...'abcdef']) },
    },
    'cheapest-pairs 0: cd bf eg',
  ],
  [
    'a round near a design, where two should be kept apart who meet in it',
    {
      players: named('abcdefghi', (at) => ({ hours: (at * 5) % 24 })),
      size: 3,
      earlier: 'abc def ghi',
      more: {
        apart: [
          ['a', 'd'],
          ['a', 'g'],
          ['e', 'i'],
        ],
      },
    },
    'all-compared 46: cid hae fgb',
  ],
  [
    'a search among players with a past, wishes and clocks',
    {
      players: named(TWELVE, (at) => ({
        ...(at % 3 === 0 ? { prefers: ['south', 'north'] } : {}),
        ...(at % 2 === 0 ? { hours: (at * 5) % 24 } : {}),
      })),
      size: 4,
      earlier: 'abcd efgh ijkl aeib fcgj khld',
      more: { apart: [['a', 'l']], teams: [['b', 'k', 'g']] },
    },
    'search 620: jkaf bihc glde',
  ],
  [
    'a Swiss round on larger boards, the last of them with an empty seat',
    {
      players: [
        ...named('abcdefghijklmn', (at) => ({ strength: Math.floor(((at * 5) % 14) / 3) })),
        { id: `${EMPTY}1` },
        { id: `${EMPTY}2` },
      ],
      size: 4,
      earlier: 'abcd efgh ijkl mn',
      more: { strength: 'swiss' },
    },
    'search 350: fcni -elb dkhm g-aj',
  ],
  [
    'the cheapest pairs of a Swiss round on boards of two',
    {
      players: named(TWELVE, (at) => ({ strength: at % 4, hours: (at * 7) % 24 })),
      size: 2,
      earlier: 'ab cd ef gh ij kl ac bd eg fh ik jl ad',
      more: { strength: 'swiss' },
    },
    'cheapest-pairs 330: hk dg lc fi be ja',
  ],
  [
    'all seatings of few players compared',
    {
      players: named('abcdefgh', (at) => ({ prefers: at % 2 === 0 ? ['west'] : [] })),
      size: 4,
      earlier: 'abcd efgh',
    },
    'all-compared 402: hcbe gdfa',
  ],
];

describe(`draws of version ${ALGORITHM} stay as they were published (if one must change, the version goes up)`, () => {
  test.each(cases)('%s', (_shows, given, expected) => {
    expect(drawn(problemOf(given))).toBe(expected);
  });
});
