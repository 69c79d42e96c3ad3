import { expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import { countedOf } from '../../measures';
import type { AwardGame, AwardInput, AwardSeat } from './award';
import { awardsOf } from './index';

/** A seat as "tower ann 1 60 8 r1500 9/10": faction, player, place, points, stars, rating, deadlines kept and owed. */
function seat(text: string): AwardSeat {
  const [name = '', player = '', place, points, leading, ...rest] = text.split(' ');
  const rating = rest.find((part) => part.startsWith('r'))?.slice(1);
  const [kept = 0, owed = 0] = (rest.find((part) => part.includes('/')) ?? '0/0').split('/').map(Number);
  const figures = { place: Number(place), points: Number(points), leading: Number(leading), kept, owed };
  return { seat: name, player, ...figures, ...(rating === undefined ? {} : { rating: Number(rating) }) };
}

/** A game as "2.1: seat, seat": its round and board, which are also its name. */
function game(text: string): AwardGame {
  const [name = '', seats = ''] = text.split(': ');
  const [round = 0, board = 0] = name.split('.').map(Number);
  return { game: name, round, board, seats: seats.split(', ').map(seat) };
}

/** One award as "ann bob: detail (games)", or undefined. */
function award(id: string, games: readonly string[], more: Partial<AwardInput> = {}): string | undefined {
  const input: AwardInput = {
    ...{ champions: [], won: 'winnerLeads', standing: [], games: games.map(game), factions: ['tower'] },
    ...{ newcomers: new Set(), bots: new Set(['bot']), measure: countedOf({ system: 'ny2047' }), ...more },
  };
  const found = awardsOf(input).find((one) => one.id === id);
  return found && `${found.players.join(' ')}: ${inEnglish(found.detail)} (${found.games.join(' ')})`;
}

const standing = (...rows: readonly (readonly [string, number, number])[]) =>
  rows.map(([player, place, total]) => ({ player, place, total }));

const cases: readonly (readonly [
  id: string,
  shows: string,
  games: readonly string[],
  more: Partial<AwardInput>,
  expected: string | undefined,
])[] = [
  [
    'winner',
    'with their own total',
    ['1.1: tower ann 1 60 8', '1.2: tower bob 1 60 8'],
    { champions: ['bob'], standing: standing(['ann', 1, 80.5], ['bob', 2, 70.126]) },
    'bob: 70.13 in all (1.2)',
  ],
  [
    'winner',
    'all champions, with their games in order',
    ['2.1: tower ann 1 60 8', '1.2: tower bob 1 60 8', '1.1: greene cat 1 5 5', '1.10: greene bob 1 5 5'],
    { champions: ['ann', 'bob'], standing: [] },
    'ann bob: 0 in all (1.2 1.10 2.1)',
  ],
  [
    'best-game',
    'points in words',
    ['3.2: tower ann 1 33.333 8, greene bob 2 20 9'],
    {},
    'ann: 33.33 points in round 3, board 2 (3.2)',
  ],
  [
    'best-game',
    'of equals the first board',
    ['1.2: tower ann 1 5 8', '1.1: tower bob 1 5 8'],
    {},
    'bob: 5 points in round 1, board 1 (1.1)',
  ],
  [
    'best-game',
    'no points are no achievement',
    ['1.1: tower ann 1 0 8', '1.2: tower bob 2 -3 8'],
    {},
    undefined,
  ],
  [
    'best-game',
    'a part of a point is',
    ['1.1: tower ann 1 0.5 8'],
    {},
    'ann: 0.5 points in round 1, board 1 (1.1)',
  ],
  [
    'best-tower',
    'with the faction alone',
    ['1.1: greene ann 1 60 8, tower bob 2 40 5'],
    {},
    'bob: 40 points in round 1, board 1 (1.1)',
  ],
  ['best-tower', 'nobody played it', ['1.1: greene ann 1 60 8'], {}, undefined],
  [
    'closest-game',
    'whatever the order of seats',
    ['1.1: a ann 3 1 2, b bob 1 9 9, c cat 2 5 6.5', '1.2: a dan 2 1 3, b eve 1 9 9'],
    {},
    'bob cat: 2.5 apart in stars, round 1, board 1 (1.1)',
  ],
  [
    'closest-game',
    'all who are level with the second',
    ['1.1: a ann 2 1 6, b bob 1 9 8, c cat 2 5 6, d dan 4 0 1'],
    {},
    'bob ann cat: 2 apart in stars, round 1, board 1 (1.1)',
  ],
  [
    'closest-game',
    'bots take no award',
    ['1.1: a ann 2 1 6, b bot 1 9 8, c cat 3 5 5'],
    {},
    'ann: 2 apart in stars, round 1, board 1 (1.1)',
  ],
  ['closest-game', 'bots alone play none', ['1.1: a bot 1 1 6, b bot 1 1 6, c ann 3 0 0'], {}, undefined],
  ['closest-game', 'nobody is close to nobody', ['1.1: a ann 1 9 6'], {}, undefined],
  [
    'upset',
    'the highest of those behind',
    ['1.1: a ann 2 1 6 r1400, b bob 1 9 8 r1900, c cat 3 1 1 r1500, d dan 4 0 0 r1450'],
    {},
    'ann: rated 1400, ahead of 1500 in round 1, board 1 (1.1)',
  ],
  [
    'upset',
    'who shares the place is not behind',
    ['1.1: a ann 1 1 6 r1400, b bob 1 9 8 r1900'],
    {},
    undefined,
  ],
  ['upset', 'as strong is no upset', ['1.1: a ann 1 1 6 r1400, b bob 2 9 8 r1400'], {}, undefined],
  ['upset', 'nobody knows how strong they are', ['1.1: a ann 1 1 6, b bob 2 9 8 r1900'], {}, undefined],
  ['upset', 'nor how strong the other is', ['1.1: a ann 1 1 6 r1, b bob 2 9 8'], {}, undefined],
  ['upset', 'bots take no award', ['1.1: a bot 1 1 6 r1400, b bob 2 9 8 r1900'], {}, undefined],
  [
    'upset',
    'but can be beaten',
    ['1.1: a ann 1 1 6 r1400, b bot 2 9 8 r1900'],
    {},
    'ann: rated 1400, ahead of 1900 in round 1, board 1 (1.1)',
  ],
  [
    'upset',
    'by the difference, of equals the earliest',
    [
      '3.1: a ann 1 1 6 r1500, b bob 2 9 8 r1700',
      '2.1: a cat 1 1 6 r1300, b dan 2 9 8 r1500',
      '1.1: a eve 1 1 6 r1900, b fay 2 9 8 r2050',
    ],
    {},
    'cat: rated 1300, ahead of 1500 in round 2, board 1 (2.1)',
  ],
  [
    'most-reliable',
    'a greater share before more deadlines',
    ['1.1: a ann 1 1 1 9/10, b bob 2 1 1 5/5', '2.1: a ann 1 1 1 10/10, b bob 2 1 1 4/4'],
    {},
    'bob: kept 9 of 9 deadlines (1.1 2.1)',
  ],
  [
    'most-reliable',
    'of equal shares more deadlines',
    ['1.1: a ann 1 1 1 5/10, b bob 2 1 1 6/12', '1.2: a cat 1 1 1 1/3'],
    {},
    'bob: kept 6 of 12 deadlines (1.1)',
  ],
  [
    'most-reliable',
    'of equal deadlines the better place',
    ['1.1: a ann 1 1 1 5/5, b bob 2 1 1 5/5, c cat 3 1 1 5/5'],
    { standing: standing(['ann', 3, 1], ['bob', 2, 2]) },
    'bob: kept 5 of 5 deadlines (1.1)',
  ],
  [
    'most-reliable',
    'who share that, share it',
    ['1.1: a ann 1 1 1 5/5, b bob 2 1 1 5/5'],
    { standing: standing(['ann', 1, 1], ['bob', 1, 1]) },
    'ann bob: kept 5 of 5 deadlines (1.1)',
  ],
  ['most-reliable', 'none kept', ['1.1: a ann 1 1 1 0/5'], {}, undefined],
  [
    'most-reliable',
    'one of five is kept',
    ['1.1: a ann 1 1 1 1/5, b bob 2 1 1 0/0'],
    {},
    'ann: kept 1 of 5 deadlines (1.1)',
  ],
  [
    'newcomer',
    'the best place, shared',
    ['1.1: a ann 1 1 1', '1.2: a bob 1 1 1, b cat 2 1 1'],
    {
      newcomers: new Set(['bob', 'cat', 'bot', 'dan']),
      standing: standing(['ann', 1, 9], ['bot', 2, 8], ['bob', 3, 7], ['cat', 3, 7], ['dan', 5, 1]),
    },
    'bob cat: place 3 (1.2)',
  ],
  ['newcomer', 'nobody is new', ['1.1: a ann 1 1 1'], { standing: standing(['ann', 1, 9]) }, undefined],
];

test.each(cases)('%s: %s', (id, _shows, games, more, expected) => {
  expect(award(id, games, more)).toBe(expected);
});

test('each award has its title and its rule', () => {
  const games = ['1.1: tower ann 1 60 8 r1400 9/10, greene bob 2 40 5 r1500 10/10'].map(game);
  const given = awardsOf({
    ...{ champions: ['ann'], won: 'winnerLeads', standing: standing(['ann', 1, 60], ['bob', 2, 40]) },
    ...{
      games,
      factions: ['tower'],
      newcomers: new Set(['bob']),
      bots: new Set(),
      measure: countedOf({ system: 'ny2047' }),
    },
  });
  expect(given.map(({ title, rule }) => `${inEnglish(title)}: ${inEnglish(rule)}`)).toEqual([
    'Winner: The player who leads the standing at the end.',
    'Best single game: The most points from one game; of equals the best figures, then the earliest game.',
    'Best Tower: The most points from one game with Tower; of equals the best figures, then the earliest game.',
    'Biggest upset: The biggest rating gap overcome; the earliest if tied.',
    'Closest game: The least difference in stars between the first and the second; of equals the earliest.',
    'Most reliable: The greatest share of deadlines kept; of equals the most deadlines, then the better place.',
    'Best newcomer: The best place of those whose first rated game was in this season.',
  ]);
});
