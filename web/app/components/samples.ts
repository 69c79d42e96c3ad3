import type { GameAbsence } from '../../../functions/core/absence/absence.schema';
import type { Game, GameSeat, Ruling } from '../../../functions/core/game/games.schema';
import type { ShownNotice } from '../../components/notices/notice-list';
import type { Mutation } from '../../lib/mutate';

const HOUR = 3_600_000;

/** A time this many hours from another one. */
export function hoursFrom(now: number, hours: number): string {
  return new Date(now + hours * HOUR).toISOString();
}

export const INES = { id: 'sample-ines', name: 'Ines Okafor', kind: 'human' } as const;
export const KENJI = { id: 'sample-kenji', name: 'Kenji Watanabe', kind: 'human' } as const;
export const OLGA = { id: 'sample-olga', name: 'Olga Brandt', kind: 'human' } as const;

const LEAGUE = { id: 'sample', name: 'Winter Tide League' } as const;

/** A change that is not sent. */
export const IDLE: Mutation = {
  busy: false,
  done: false,
  problem: null,
  wrongAt: () => null,
  run: async () => undefined,
};

export const SEATS: readonly GameSeat[] = [
  { seat: 'yellow', player: INES, state: 'stored', figures: { stars: 5 }, eliminated: false, program: false },
  { seat: 'blue', player: KENJI, state: 'ready', figures: { stars: 1 }, eliminated: false, program: true },
  { seat: 'green', player: OLGA, state: 'late', figures: { stars: 3 }, eliminated: false, program: false },
  {
    seat: 'red',
    player: { id: 'sample-bot', name: 'Ambrose', kind: 'bot' },
    state: 'nothing',
    figures: { stars: 2 },
    eliminated: false,
    program: false,
  },
  {
    seat: 'teal',
    player: { id: 'sample-dora', name: 'Dora Lind', kind: 'human' },
    state: 'none-owed',
    figures: { stars: 0 },
    eliminated: true,
    program: false,
  },
];

/** The game that the samples of parts are of. */
export const SAMPLE_GAME = 'nyc-risk';

/** A game with only the fields that its components read. It exists on no platform. */
export function gameAt(now: number, changed: Partial<Game> = {}): Game {
  return {
    id: 'sample',
    mark: '',
    system: SAMPLE_GAME,
    systemTitle: 'City of New York Risk',
    rulesVersion: '1',
    options: {},
    league: LEAGUE,
    season: { id: 'sample', name: 'Season 3' },
    round: 1,
    board: 2,
    status: 'running',
    now: hoursFrom(now, 0),
    step: 4,
    label: 'Turn 2',
    openedAt: hoursFrom(now, -20),
    deadline: hoursFrom(now, 28),
    paused: null,
    waits: false,
    earlyClose: true,
    practice: null,
    friends: null,
    state: 'open',
    seats: [...SEATS],
    position: null,
    outcome: null,
    press: 'full',
    anonymous: false,
    pressAtEnd: 'never',
    programs: 'allowed',
    behind: 0,
    commitment: '7c1f9a02e4b5d6c8',
    last: null,
    steps: [],
    me: {
      seat: 'yellow',
      roles: ['player'],
      pass: null,
      player: null,
      keeper: null,
      decision: null,
      fallback: null,
      stored: null,
    },
    ...changed,
  };
}

/** The time of a turn with everything possible, except a grace, which takes the place of the votes. */
export function absenceAt(now: number): GameAbsence {
  return {
    policy: null,
    step: 4,
    deadline: hoursFrom(now, 28),
    closesAt: hoursFrom(now, 1),
    grace: null,
    misses: [{ seat: 'red', row: 2, total: 3, disorder: true }],
    vote: { votes: 1, needed: 3, left: 2, mine: false, may: true },
    consent: { asked: ['blue', 'green'], agreed: ['blue'], mine: false },
    reserve: [{ seat: 'yellow', left: 5 * HOUR }],
    zone: 'America/New_York',
    seat: 'yellow',
  };
}

export function rulingsAt(now: number): readonly Ruling[] {
  const common = { by: OLGA, step: 3, at: hoursFrom(now, -30) };
  return [
    {
      ...common,
      number: 1,
      kind: 'extend',
      reason: 'The mail of two players was down.',
      before: hoursFrom(now, -2),
      after: hoursFrom(now, 28),
    },
    {
      ...common,
      number: 2,
      kind: 'replace',
      confirmedBy: KENJI,
      reason: 'Ambrose has left the league.',
      before: 'Ambrose',
      after: 'a bot',
    },
  ];
}

export function noticesAt(now: number): readonly ShownNotice[] {
  const common = {
    game: null,
    player: null,
    league: LEAGUE,
    season: null,
    at: hoursFrom(now, -5),
    by: OLGA,
    until: null,
    editedAt: null,
    mayChange: false,
  };
  const announcement: ShownNotice = {
    notice: {
      ...common,
      id: 'sample-1',
      kind: 'announce',
      text: 'Round 3 begins on **Friday**.',
      mayChange: true,
      editedAt: hoursFrom(now, -1),
    },
    blocks: [
      { kind: 'paragraph', parts: ['Round 3 begins on ', { kind: 'strong', parts: ['Friday'] }, '.'] },
    ],
  };
  const missed = {
    ...common,
    id: 'sample-2',
    kind: 'missed' as const,
    text: 'Turn 2 closed without your orders.',
  };
  const until = hoursFrom(now, 48);
  const mute = { ...common, id: 'sample-3', kind: 'mute' as const, text: 'Two days without press.', until };
  return [announcement, { notice: missed, blocks: null }, { notice: mute, blocks: null }];
}
