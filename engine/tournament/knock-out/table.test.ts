import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cup, stage } from '../../../test/support/knock-out';
import { USUAL_RULES } from '../aggregation';
import { type KnockOut, rankedSeats, stillIn } from './bracket';
import { knockOutPlaces } from './table';

const placesOf = (one: KnockOut) => knockOutPlaces(one, [one.event.players]);
const order = (one: KnockOut, at = 0) => {
  const played = one.stages[at];
  const board = played?.boards[0];
  return played && board
    ? rankedSeats(one, played, board).map(({ player, by }) => `${player} ${by ?? ''}`.trim())
    : [];
};

describe('the order on a board', () => {
  test('is sorted by place, then points, then the announced tie-breaks', () => {
    const earlier = stage(1, ['a1:60 b2:50 c3:40 d4:1']);
    const final = stage(2, ['d1:10 c2:20 b2:30 a2:20'], ['x']);
    expect(order(cup([earlier, final]), 1)).toEqual(['d', 'b place', 'a points', 'c best-game']);
  });

  test('then by a draw from the seed, whatever the seats and names', () => {
    const tied = (seats: string, seed: string) =>
      order(cup([stage(1, [seats])], { event: { ...cup([stage(1, [seats])]).event, seed } }));
    for (const seats of ['d1:25 b1:25 a1:25 c1:25', 'd1:25 c1:25 b1:25 a1:25', 'c1:25 a1:25 d1:25 b1:25'])
      expect(tied(seats, 'one')).toEqual(tied('a1:25 b1:25 c1:25 d1:25', 'one'));
    const firsts = new Set(
      Array.from({ length: 40 }, (_, at) => tied('a1:25 b1:25 c1:25 d1:25', `seed ${at}`)[0]),
    );
    expect([...firsts].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(tied('a1:25 b1:25 c1:25 d1:25', 'one').slice(1)).toEqual([
      expect.stringMatching(/ draw$/),
      expect.stringMatching(/ draw$/),
      expect.stringMatching(/ draw$/),
    ]);
  });

  test('who has no place yet stands behind those who have one', () => {
    expect(order(cup([stage(1, ['a:90 b2:1 c3:0'])]))).toEqual(['b', 'c place', 'a place']);
  });

  test('level seats share a position, and the next one is skipped', () => {
    const played = stage(1, ['a1:60 b2:20 c2:20 d4:0']);
    const positions = rankedSeats(
      cup([played]),
      played,
      played.boards[0] ?? { id: '', finished: true, seats: [] },
    );
    expect(positions.map(({ position }) => position)).toEqual([1, 2, 2, 4]);
  });

  test('a tie-break reads what had been played by then', () => {
    const first = stage(1, ['a1:25 b1:25 c3:20 d4:10'], ['e']);
    const cutThen = order(cup([first]));
    const later = stage(2, ['b1:90 a2:5 e3:0']);
    expect(order(cup([first, later]))).toEqual(cutThen);
  });

  test('bots are left out', () => {
    expect(order(cup([stage(1, ['a2:40 bot1:60 c3:0'])], { bots: new Set(['bot']) }))).toEqual([
      'a',
      'c place',
    ]);
  });
});

describe('the places of a knock-out', () => {
  const first = stage(1, ['a1:60 b2:30 c3:10 d4:0', 'e1:50 f2:30 g3:15 h4:5'], ['x', 'y']);
  const second = stage(2, ['a1:40 f2:30 e3:20 x4:10'], ['y', 'b']);

  test('are as many as were decided: the winner of the final alone is first', () => {
    const final = stage(3, ['a1:33 f1:33 y3:20 b4:14']);
    const places = placesOf(cup([first, second, final]));
    expect(places[0]).toHaveLength(1);
    expect(places.flat().slice(0, 2).sort()).toEqual(['a', 'f']);
    expect(places.slice(2)).toEqual([['y'], ['b'], ['e'], ['x'], ['g'], ['c'], ['h'], ['d']]);
  });

  test('of a final that is being played share what is level', () => {
    const final = stage(3, ['a:25 f:25 y:25 b:25'], [], false);
    const even = cup([first, second, final], { rules: { ...USUAL_RULES, tieBreaks: [] } });
    expect(placesOf(even)[0]).toEqual(expect.arrayContaining(['a', 'b', 'f', 'y']));
  });

  test('of a final that is being played show who leads it', () => {
    const final = stage(3, ['a:10 f:40 y:30 b:20'], [], false);
    expect(placesOf(cup([first, second, final])).slice(0, 4)).toEqual([['f'], ['y'], ['b'], ['a']]);
  });

  test('of the others stand as the final has it, whatever their totals', () => {
    const final = stage(2, ['a1:1 b2:0 e3:90 f3:90']);
    const one = cup([stage(1, ['a1:9 b2:8 c3:7 d4:6', 'e1:9 f2:8 g3:7 h4:6']), final], {
      rules: { ...USUAL_RULES, tieBreaks: [] },
    });
    expect(placesOf(one).slice(0, 3)).toEqual([['a'], ['b'], expect.arrayContaining(['e', 'f'])]);
  });

  test('losers of one stage in one position stand by the points of their boards before any tie-break', () => {
    const level = stage(1, ['a1:60 b2:30 c3:10', 'e1:60 f2:30 g3:15']);
    const one = cup([level, stage(2, ['a1:4 b2:3 e3:2 f4:1'])], {
      rules: { ...USUAL_RULES, tieBreaks: ['earlier-registration'] },
    });
    expect(placesOf(one).slice(4)).toEqual([['g'], ['c']]);
  });

  test('of bots stand behind who lost a seat, and those who never sat stand last', () => {
    const final = stage(2, ['a1:40 b2:30 bot3:20']);
    const lost = { ...final, entered: new Set([...final.entered, 'e']), lost: ['e'] };
    const one = cup([stage(1, ['a1:40 b2:30 c3:1', 'e1:2 bot2:2 d3:1']), lost], { bots: new Set(['bot']) });
    expect(knockOutPlaces(one, [['y', 'z'], one.event.players])).toEqual([
      ...[['a'], ['b'], ['e'], ['bot']],
      ...[['d'], ['c'], ['y', 'z']],
    ]);
  });

  test('losers of one stage who are level share a place', () => {
    const level = stage(1, ['a1:60 b2:30 c3:10 d4:0', 'e1:60 f2:30 g3:10 h4:0']);
    const final = stage(2, ['a1:40 b2:30 e3:20 f4:10']);
    expect(placesOf(cup([level, final])).slice(4)).toEqual([
      ['c', 'g'],
      ['d', 'h'],
    ]);
  });

  test('those who are still in stand before those who are out, a bye included', () => {
    expect([...stillIn(cup([first]), 0)].sort()).toEqual(['a', 'b', 'e', 'f', 'x', 'y']);
    expect(placesOf(cup([first]))).toEqual([['a', 'b', 'e', 'f', 'x', 'y'], ['g'], ['c'], ['h'], ['d']]);
  });

  test('the players of the next stage are still in, whatever the results suggest', () => {
    const next = stage(2, ['a1:5 c2:4 x3:3'], ['y', 'f']);
    const one = cup([first, next]);
    expect([...stillIn(one, 0)].sort()).toEqual(['a', 'c', 'f', 'x', 'y']);
    expect([...stillIn(one, 1)].sort()).toEqual(['a', 'c', 'f', 'y']);
    expect([...stillIn(cup([stage(1, ['a1:5 c2:4'])]), 0)]).toEqual(['a']);
    expect([...stillIn(one, 2)]).toEqual([]);
  });

  test('those on boards that cannot be seen are still in', () => {
    const unseen = { ...first, entered: new Set([...first.entered, 'u', 'v']), drawn: 3 };
    expect([...stillIn(cup([unseen]), 0)].sort()).toEqual(['a', 'b', 'e', 'f', 'u', 'v', 'x', 'y']);
  });

  test('a bot on top of the final does not win it', () => {
    const final = stage(2, ['a2:30 bot1:60 f3:10']);
    expect(placesOf(cup([stage(1, ['a1:60 f2:30 g3:1 h4:0']), final], { bots: new Set(['bot']) }))).toEqual([
      ['a'],
      ['f'],
      ['bot'],
      ['g'],
      ['h'],
    ]);
  });

  test('who lost a seat in a stage stands behind those who finished it', () => {
    const final = stage(2, ['a1:40 b2:30 e3:20 s4:10']);
    const lost = { ...final, entered: new Set([...final.entered, 'f']), lost: ['f'] };
    expect(placesOf(cup([first, lost])).slice(0, 5)).toEqual([['a'], ['b'], ['e'], ['s'], ['f']]);
  });

  test('hold everybody once, in whatever order boards and seats are given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 })), {
          minLength: 8,
          maxLength: 8,
        }),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        (results, seats) => {
          const board = (at: number, order: readonly number[]) =>
            order
              .map((seat) => {
                const [place = 1, points = 0] = results[at * 4 + seat] ?? [];
                return `${'abcdefgh'[at * 4 + seat]}${place}:${points}`;
              })
              .join(' ');
          const straight = cup([stage(1, [board(0, [0, 1, 2, 3]), board(1, [0, 1, 2, 3])], ['x'])]);
          const mixed = cup([stage(1, [board(1, seats), board(0, seats)], ['x'])]);
          const sets = (one: KnockOut) => placesOf(one).map((group) => [...group].sort());
          expect(sets(mixed)).toEqual(sets(straight));
          expect(sets(straight).flat().sort()).toEqual([...'abcdefgh', 'x']);
        },
      ),
    );
  });
});
