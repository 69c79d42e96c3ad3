import { describe, expect, test } from 'vitest';
import { ALGORITHM, seatRound } from '.';
import { certify } from './certificate';
import { checkDraw, type Draw } from './check';
import { EMPTY, type SeatingProblem } from './problem';

/** Nine players on boards of three, who met once; one of the players they met has left. */
const problem: SeatingProblem = {
  players: [...'abcdefghi'].map((id) => ({ id })),
  seats: ['north', 'east', 'south'],
  earlier: ['abx', 'cde', 'fgh'].map(([north = '', east = '', south = '']) => ({ north, east, south })),
};

function drawOf(given: SeatingProblem = problem): Draw {
  const { boards, certificate } = seatRound(given, 'seed', 2);
  return { problem: given, boards, certificate, withheld: 0 };
}

const draw = drawOf();

function changed(certificate: Partial<Draw['certificate']>): Draw {
  return { ...draw, certificate: { ...draw.certificate, ...certificate } };
}

/** Swaps two players of a draw, and updates its certificate. */
function swapped(method: 'by-hand' | 'exact-design'): Draw {
  const [first, second, ...others] = draw.boards;
  if (first === undefined || second === undefined) throw new Error('there are three boards');
  const boards = [
    { ...first, north: second.north ?? '' },
    { ...second, north: first.north ?? '' },
    ...others,
  ];
  const made = { seed: 'seed', round: 2, method, algorithm: ALGORITHM, cost: 0 };
  return { ...draw, boards, certificate: certify(problem, boards, made) };
}

describe('a published draw', () => {
  const cases: readonly (readonly [shows: string, given: Draw, checked: ReturnType<typeof checkDraw>])[] = [
    ['gives the same boards again', draw, { result: 'repeated' }],
    [
      'of another seed does not',
      { ...changed({ seed: 'another' }) },
      { result: 'different', what: 'boards' },
    ],
    ['that hands have changed is counted', swapped('by-hand'), { result: 'counted', why: 'by-hand' }],
    [
      'that says nothing of hands is not what was drawn',
      swapped('exact-design'),
      { result: 'different', what: 'boards' },
    ],
    [
      'of an older version is counted',
      changed({ algorithm: ALGORITHM - 1 }),
      { result: 'counted', why: 'other-version' },
    ],
    [
      'of the time before versions is counted',
      changed({ algorithm: undefined }),
      { result: 'counted', why: 'other-version' },
    ],
    [
      'with a wish that is not published is counted',
      { ...draw, withheld: 1 },
      { result: 'counted', why: 'withheld' },
    ],
    [
      'that leaves out a meeting is wrong',
      changed({ meetAgain: [{ pair: ['a', 'b'], times: 2 }] }),
      { result: 'different', what: 'certificate' },
    ],
    [
      'that leaves out a seat is wrong',
      changed({ seatAgain: [{ player: 'a', seat: 'north', times: 2 }] }),
      { result: 'different', what: 'certificate' },
    ],
    [
      'that says more could not be avoided is wrong',
      changed({ fewestMeetings: 7 }),
      { result: 'different', what: 'certificate' },
    ],
  ];
  test.each(cases)('%s', (_shows, given, checked) => {
    expect(checkDraw(given)).toEqual(checked);
  });

  test('names no empty seats, and the order of pairs and players says nothing', () => {
    const players = [...[...'abcdefgh'].map((id) => ({ id })), { id: `${EMPTY}0` }];
    const { boards, certificate, ...rest } = drawOf({
      ...problem,
      players,
      earlier: [...problem.earlier, ...problem.earlier],
    });
    const published = boards.map((board) =>
      Object.fromEntries(
        Object.entries(board)
          .filter(([, id]) => !id.startsWith(EMPTY))
          .reverse(),
      ),
    );
    const meetAgain = certificate.meetAgain
      .map(({ pair: [one, other], times }) => ({ pair: [other, one] as const, times }))
      .reverse();
    expect(checkDraw({ ...rest, boards: published, certificate: { ...certificate, meetAgain } })).toEqual({
      result: 'repeated',
    });
  });

  test('may say that more could not be avoided, where those who had left were once counted', () => {
    const earlier = ['abx', 'acx', 'ady', 'aef'].map(([north = '', east = '', south = '']) => ({
      north,
      east,
      south,
    }));
    const six = drawOf({ ...problem, players: problem.players.slice(0, 6), earlier });
    expect(six.certificate.fewestMeetings).toBe(1);
    expect(checkDraw({ ...six, certificate: { ...six.certificate, fewestMeetings: 2 } })).toEqual({
      result: 'repeated',
    });
  });
});
