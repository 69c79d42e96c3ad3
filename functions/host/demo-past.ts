import { RESULTS_ONLY } from '../../engine/results-only/definition';
import type { PastSeasonWish } from '../core/past-season/checked-import';

const DAY_MS = 86_400_000;

/** Result lists: for each board, who sat there with how many points, from the first seat to the last. */
type Boards = readonly (readonly (readonly [player: string, points: number])[])[];

/** A club evening at real tables: coins of a market game that has no engine here. */
const FERRY_MARKET: readonly Boards[] = [
  [
    [
      ['Olga Brandt', 41],
      ['Paula Reis', 38],
      ['Amir Haddad', 33],
      ['Ines Okafor', 36],
    ],
    [
      ['Kenji Mori', 44],
      ['Sofia Lindqvist', 29],
      ['Tomasz Wrona', 40],
      ['Noor de Vries', 35],
    ],
  ],
  [
    [
      ['Kenji Mori', 37],
      ['Olga Brandt', 43],
      ['Tomasz Wrona', 39],
      ['Paula Reis', 31],
    ],
    [
      ['Ines Okafor', 42],
      ['Noor de Vries', 34],
      ['Amir Haddad', 40],
      ['Sofia Lindqvist', 36],
    ],
  ],
];

/** Two rounds of Classic by post, from before the league moved in: centres in the order of the powers' names. */
const BY_POST: readonly Boards[] = [
  [
    [
      ['Paula Reis', 0],
      ['Tomasz Wrona', 9],
      ['Ines Okafor', 12],
      ['Amir Haddad', 4],
      ['Noor de Vries', 0],
      ['Kenji Mori', 7],
      ['Sofia Lindqvist', 2],
    ],
  ],
  [
    [
      ['Kenji Mori', 5],
      ['Ines Okafor', 8],
      ['Sofia Lindqvist', 0],
      ['Paula Reis', 11],
      ['Tomasz Wrona', 10],
      ['Amir Haddad', 0],
      ['Noor de Vries', 0],
    ],
  ],
];

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;

/** The demo's seasons from before it was here, oldest first: they cost no playing. */
export function importedPast(now: number): readonly (PastSeasonWish & { readonly preview: boolean })[] {
  const dayBefore = (days: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10);
  return [
    {
      name: 'Letters across the Continent',
      system: 'classic',
      options: {},
      endedOn: dayBefore(120),
      rated: false,
      text: listOf(BY_POST, POWERS),
      preview: false,
    },
    {
      name: 'An Evening at Pier 17',
      system: RESULTS_ONLY,
      options: {
        ...{ title: 'Ferry Market', seats: { min: 3, max: 4 }, counts: 'points' },
        ...{ figures: ['Coins'], fewest: false, roles: [] },
      },
      endedOn: dayBefore(62),
      rated: false,
      text: listOf(FERRY_MARKET, ['1', '2', '3', '4']),
      preview: false,
    },
  ];
}

function listOf(rounds: readonly Boards[], seats: readonly string[]): string {
  const lines = rounds.flatMap((boards, round) =>
    boards.flatMap((board, at) =>
      board.map(([player, points], seat) => [round + 1, at + 1, seats[seat], player, points].join(',')),
    ),
  );
  return ['round,board,seat,player,points', ...lines].join('\n');
}
