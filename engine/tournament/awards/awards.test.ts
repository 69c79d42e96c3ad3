import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import { countedOf } from '../../measures';
import type { AwardGame, AwardInput, AwardSeat } from './award';
import { awardsOf } from './index';

function seat(text: string, more: Partial<AwardSeat> = {}): AwardSeat {
  const [name = '', player = '', place, points, leading] = text.split(' ');
  return {
    seat: name,
    player,
    place: Number(place),
    points: Number(points),
    leading: Number(leading),
    owed: 10,
    kept: 10,
    ...more,
  };
}

const game = (name: string, round: number, seats: readonly AwardSeat[]): AwardGame => ({
  game: name,
  round,
  board: 1,
  seats,
});

function awards(games: readonly AwardGame[], more: Partial<AwardInput> = {}) {
  const players = [...new Set(games.flatMap(({ seats }) => seats.map(({ player }) => player)))];
  const given = awardsOf({
    champions: players.slice(0, 1),
    won: 'winnerLeads',
    standing: players.map((player, at) => ({ player, place: at + 1, total: 100 - at })),
    games,
    factions: ['tower', 'greene'],
    newcomers: new Set(),
    bots: new Set(),
    measure: countedOf({ system: 'ny2047' }),
    ...more,
  });
  return Object.fromEntries(given.map((award) => [award.id, award]));
}

const TWO_GAMES = [
  game('one', 1, [seat('tower ann 1 60 8'), seat('greene bob 2 40 5')]),
  game('two', 2, [seat('tower bob 1 70 9'), seat('greene ann 2 30 8')]),
];

describe('awards of a season', () => {
  const cases: readonly (readonly [
    id: string,
    shows: string,
    games: readonly AwardGame[],
    more: Partial<AwardInput>,
    players: readonly string[],
    from: readonly string[],
  ])[] = [
    ['winner', 'the winner', TWO_GAMES, {}, ['ann'], ['one', 'two']],
    [
      'winner',
      'a bot wins where nobody else played',
      TWO_GAMES,
      { bots: new Set(['ann']) },
      ['ann'],
      ['one', 'two'],
    ],
    ['best-game', 'the most points from one game', TWO_GAMES, {}, ['bob'], ['two']],
    ['best-game', 'bots take no award', TWO_GAMES, { bots: new Set(['bob']) }, ['ann'], ['one']],
    ['best-tower', 'with one faction', TWO_GAMES, {}, ['bob'], ['two']],
    ['best-greene', 'with another', TWO_GAMES, {}, ['bob'], ['one']],
    ['closest-game', 'the least difference in stars', TWO_GAMES, {}, ['bob', 'ann'], ['two']],
    [
      'closest-game',
      'of equals the earliest, whatever order they come in',
      [
        game('late', 3, [seat('tower cat 1 50 4'), seat('greene dan 2 50 3')]),
        game('early', 1, [seat('tower ann 1 50 4'), seat('greene bob 2 50 3')]),
      ],
      {},
      ['ann', 'bob'],
      ['early'],
    ],
    [
      'upset',
      'the greatest difference in rating to somebody behind',
      [
        game('one', 1, [
          seat('tower ann 1 60 8', { rating: 1400 }),
          seat('greene bob 2 40 5', { rating: 1500 }),
        ]),
        game('two', 2, [
          seat('tower bob 1 60 8', { rating: 1450 }),
          seat('greene cat 2 40 5', { rating: 1700 }),
        ]),
      ],
      {},
      ['bob'],
      ['two'],
    ],
    [
      'most-reliable',
      'the greatest share of deadlines, then the most of them',
      [
        game('one', 1, [seat('tower ann 1 60 8', { kept: 9 }), seat('greene bob 2 40 5')]),
        game('two', 2, [seat('tower cat 1 60 8'), seat('greene bob 2 40 5')]),
      ],
      {},
      ['bob'],
      ['one', 'two'],
    ],
    [
      'newcomer',
      'the best place of those who are new',
      TWO_GAMES,
      { newcomers: new Set(['bob']) },
      ['bob'],
      ['one', 'two'],
    ],
  ];
  test.each(cases)('%s: %s', (id, _shows, games, more, players, from) => {
    const award = awards(games, more)[id];
    expect(award?.players).toEqual(players);
    expect(award?.games).toEqual(from);
    expect(inEnglish(award?.rule ?? '')).toMatch(/\.$/);
  });

  test('of equal points the better figures count, then the earlier game; what is left is shared', () => {
    const early = game('early', 1, [seat('tower ann 1 50 8'), seat('greene bob 1 50 8')]);
    const late = game('late', 2, [seat('tower cat 1 50 8'), seat('greene dan 2 40 5')]);
    expect(awards([late, early])['best-game']).toMatchObject({ players: ['ann', 'bob'], games: ['early'] });
    const better = game('better', 3, [seat('tower eve 1 50 9'), seat('greene dan 2 40 5')]);
    expect(awards([late, early, better])['best-game']).toMatchObject({ players: ['eve'], games: ['better'] });
  });

  test('where fewer are better, fewer count among equal points', () => {
    const strokes = [
      game('one', 1, [seat('1 ann 1 10 72'), seat('2 bob 2 7 80')]),
      game('two', 2, [seat('1 cat 1 10 70'), seat('2 dan 2 7 90')]),
    ];
    const best = (fewest: boolean) => awards(strokes, { factions: [], measure: null, fewest })['best-game'];
    expect(best(true)?.players).toEqual(['cat']);
    expect(best(false)?.players).toEqual(['ann']);
  });

  test('an award for which nobody qualifies is left out', () => {
    expect(Object.keys(awards([], { champions: [], standing: [] }))).toEqual([]);
    const nothing = [
      game('one', 1, [seat('tower ann 1 0 3', { owed: 0, kept: 0 }), seat('greene bob 1 0 3')]),
    ];
    expect(Object.keys(awards(nothing, { bots: new Set(['bob']) }))).toEqual(['winner', 'closest-game']);
  });
});

describe('awards of a season of several games', () => {
  const more = {
    factions: [],
    measure: null,
    titles: [
      { title: 'Bridge', rounds: new Set([1, 3]), factions: ['white', 'black'], measure: null },
      {
        title: 'Harbour',
        rounds: new Set([2, 4]),
        factions: ['white', 'red'],
        measure: countedOf({ system: 'ny2047' }),
      },
      {
        title: 'Race',
        rounds: new Set([5]),
        factions: ['white', 'red'],
        measure: countedOf({ system: 'classic' }),
      },
    ],
  };
  const games = [
    game('bridge-1', 1, [seat('white ann 1 10 0'), seat('black bob 2 7 0')]),
    game('harbour-2', 2, [seat('white bob 1 10 55'), seat('red cat 2 7 40')]),
    game('bridge-3', 3, [seat('white cat 2 7 0'), seat('black bob 1 10 0')]),
    game('harbour-4', 4, [seat('white ann 1 10 60'), seat('red cat 2 7 50')]),
    game('race-5', 5, [seat('white dan 1 99 3'), seat('red cat 2 7 2')]),
  ];

  test('are those of each game by itself, and name it', () => {
    const given = awards(games, more);
    expect(Object.keys(given)).toEqual([
      'winner',
      'best-game of Bridge',
      'best-white of Bridge',
      'best-game of Harbour',
      'best-white of Harbour',
      'closest-game of Harbour',
      'most-reliable',
    ]);
    // A side of the same name is another one in another game, and so is the figure.
    expect(given['best-white of Bridge']).toMatchObject({ players: ['ann'], games: ['bridge-1'] });
    expect(given['best-white of Harbour']).toMatchObject({ players: ['ann'], games: ['harbour-4'] });
    expect(given['best-game of Harbour']).toMatchObject({ players: ['ann'], games: ['harbour-4'] });
    expect(given['best-game of Bridge']).toMatchObject({ players: ['ann'], games: ['bridge-1'] });
    expect(given['closest-game of Harbour']).toMatchObject({ players: ['ann', 'cat'], games: ['harbour-4'] });
    const { title = '', rule = '' } = given['best-white of Harbour'] ?? {};
    expect([inEnglish(title), inEnglish(rule)]).toEqual([
      'Best White in Harbour',
      'The most points from one game of Harbour with White; of equals the best figures, then the earliest game.',
    ]);
  });

  test('need two boards to compare, and two people who had the side', () => {
    const ids = Object.keys(awards(games, { ...more, bots: new Set(['ann']) }));
    // Only a bot and Bob were White in Harbour; one board of Race is the best of nothing.
    expect(ids.filter((id) => / of /.test(id))).toEqual([
      'best-game of Bridge',
      'best-game of Harbour',
      'closest-game of Harbour',
    ]);
  });
});
