import { describe, expect, test } from 'vitest';
import { certify } from './certificate';
import type { Entrant, SeatedBoard, SeatingProblem } from './problem';

const SEATS = ['north', 'east', 'south'];
const made = { seed: 's', round: 3, method: 'by-hand', cost: 0 } as const;

/** Boards as "abc def", each player a letter, in the order of seats. */
function boardsOf(text: string): readonly SeatedBoard[] {
  const boards = text.split(' ').filter((board) => board !== '');
  return boards.map((board) => Object.fromEntries(SEATS.map((seat, at) => [seat, board[at] ?? ''])));
}

interface Given extends Pick<SeatingProblem, 'apart' | 'teams'> {
  readonly earlier?: string;
  readonly of?: (at: number) => Partial<Entrant>;
}

function counted({ earlier = '', of = () => ({}), ...more }: Given, boards: string) {
  const players = [...'abcdef'].map((id, at) => ({ id, ...of(at) }));
  return certify({ players, seats: SEATS, earlier: boardsOf(earlier), ...more }, boardsOf(boards), made);
}

describe('a certificate counts', () => {
  test('who meets again and in which seats, with the times by now', () => {
    const { meetAgain, seatAgain } = counted({ earlier: 'abc def bad ecf' }, 'abe cdf');
    expect(meetAgain).toEqual([
      { pair: ['a', 'b'], times: 3 },
      { pair: ['c', 'f'], times: 2 },
      { pair: ['d', 'f'], times: 2 },
    ]);
    expect(seatAgain).toEqual([
      { player: 'a', seat: 'north', times: 2 },
      { player: 'b', seat: 'east', times: 2 },
      { player: 'f', seat: 'south', times: 3 },
    ]);
  });

  test.each([
    ['nobody has to', '', 0],
    ['five others, of whom two were met: three are left for two seats', 'abc def', 0],
    // Each has met four of the five others, and meets two. Players who have left do not count.
    ['six players who have to meet one again are three pairs', 'abc def ade bcf bex cdx', 3],
    ['an odd one is rounded up', 'abc ade', 1],
  ])('the fewest meetings again: %s', (_shows, earlier, fewest) => {
    expect(counted({ earlier }, 'abc def').fewestMeetings).toBe(fewest);
  });

  test('first choices, of those who named any', () => {
    const prefers = [['north', 'east'], ['west'], [], ['north'], ['south']];
    const of = (at: number) => (prefers[at] === undefined ? {} : { prefers: prefers[at] });
    expect(counted({ of }, 'abc def').firstChoices).toEqual({ met: 2, of: 4 });
  });

  test('the mean of hours between clocks of those who mind', () => {
    const hours = [0, 3, 9, 5];
    const of = (at: number) => (hours[at] === undefined ? {} : { hours: hours[at] });
    expect(counted({ of }, 'abc def').hoursApart).toBe((3 + 9 + 6) / 3);
    expect(counted({}, 'abc def').hoursApart).toBeNull();
  });

  test('pairs on one board that should have been kept apart', () => {
    expect(
      counted(
        {
          apart: [
            ['b', 'a'],
            ['a', 'd'],
          ],
          teams: [['e', 'f', 'c']],
        },
        'abc def',
      ).apart,
    ).toEqual([
      ['b', 'a'],
      ['e', 'f'],
    ]);
  });
});
