import { describe, expect, test } from 'vitest';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { type Gate, NEVER, type SeatRecord } from '../game/games.records';
import { type ClosingFacts, closingOf } from './closing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OPENED = Date.UTC(2026, 10, 20, 20);
const DEADLINE = OPENED + DAY;

/** Ann and Bob are people, Cap is a bot; a turn of all seats, or of one, lasts a day. */
const seat = (name: string, kind: 'human' | 'bot' = 'human'): SeatRecord => ({
  seat: name,
  player: { id: name, name, kind },
});
const SEATS = [seat('ann'), seat('bob'), seat('cap', 'bot')];
const GATE: Gate = {
  ...{ game: 'g', step: 3, label: 'Spring', pace: 'orders', clock: 'spring', state: 'open', why: null },
  ...{ openedAt: OPENED, deadline: DEADLINE, owing: ['ann', 'bob'], given: {}, ready: {} },
};

type Case = readonly [
  shows: string,
  facts: {
    readonly gate?: Partial<Gate>;
    readonly deadlines?: Record<string, unknown>;
    readonly absence?: Record<string, unknown>;
    readonly seats?: readonly SeatRecord[];
    readonly practice?: ClosingFacts['game']['practice'];
    readonly asked?: readonly string[];
    readonly outages?: ClosingFacts['outages'];
    readonly used?: readonly {
      readonly player: string;
      readonly graces?: number;
      readonly holidays?: string[];
    }[];
  },
  now: number,
  answer: string,
];

const bothReady = { given: { ann: 1, bob: 1 }, ready: { ann: true, bob: true } } as const;
const annReady = { given: { ann: 1 }, ready: { ann: true } } as const;
const grace = { grace: { minutes: 60, times: 1, freezes: true } };
const BEFORE = DEADLINE - HOUR;
const LEVEL = { level: 'steady' } as const;

const TABLES: Readonly<Record<string, readonly Case[]>> = {
  'before the deadline': [
    ['it stays open while a seat owes orders', { gate: annReady }, BEFORE, 'stays until the deadline'],
    ['it closes once all are ready', { gate: bothReady }, BEFORE, 'closes: all-ready'],
    [
      'without a deadline it stays until those who are late are counted',
      { gate: { ...annReady, deadline: NEVER, absentAt: DEADLINE }, deadlines: { waits: { absent: 1440 } } },
      BEFORE,
      'stays until the deadline',
    ],
    [
      'and counts them then',
      { gate: { ...annReady, deadline: NEVER, absentAt: DEADLINE }, deadlines: { waits: { absent: 1440 } } },
      DEADLINE,
      'counts who is absent',
    ],
    [
      'a moderator’s end of waiting closes it without a grace',
      { gate: annReady, deadlines: { waits: { absent: 1440 } }, absence: grace },
      DEADLINE,
      'closes: deadline',
    ],
    [
      'the season may forbid that',
      { gate: bothReady, deadlines: { earlyClose: 'forbidden' } },
      BEFORE,
      'stays until the deadline',
    ],
    [
      'a single player’s decision still takes effect',
      { gate: { ...annReady, owing: ['ann'], pace: 'decision' }, deadlines: { earlyClose: 'forbidden' } },
      BEFORE,
      'closes: all-ready',
    ],
    ['a pause holds it', { gate: { ...bothReady, pausedAt: BEFORE } }, BEFORE, 'stays until the deadline'],
    ['seats in civil disorder close nothing', { gate: { owing: [] } }, BEFORE, 'stays until the deadline'],
    [
      'nor where one seat decides',
      { gate: { owing: [], pace: 'decision' } },
      BEFORE,
      'stays until the deadline',
    ],
  ],
  'where ready can be taken back': [
    [
      'the early close is set',
      { gate: bothReady, deadlines: { undoSeconds: 60 } },
      BEFORE,
      'stays until 1 min later',
    ],
    [
      'it is set once',
      { gate: { ...bothReady, closesAt: BEFORE + 5 }, deadlines: { undoSeconds: 60 } },
      BEFORE,
      'stays until 5 ms later',
    ],
    [
      'it comes',
      { gate: { ...bothReady, closesAt: BEFORE }, deadlines: { undoSeconds: 60 } },
      BEFORE,
      'closes: all-ready',
    ],
    [
      'it is taken back',
      { gate: { ...annReady, closesAt: BEFORE }, deadlines: { undoSeconds: 60 } },
      BEFORE,
      'stays until the deadline',
    ],
    [
      'it is never set beyond the deadline',
      { gate: bothReady, deadlines: { undoSeconds: 60 } },
      DEADLINE - 5,
      'stays until the deadline',
    ],
    [
      'a single player takes nothing back',
      { gate: { ...annReady, owing: ['ann'], pace: 'reaction' }, deadlines: { undoSeconds: 60 } },
      BEFORE,
      'closes: all-ready',
    ],
  ],
  'where all have to agree': [
    [
      'those who are asked hold it',
      { gate: { ...annReady, owing: ['ann'], consents: {} }, asked: ['bob'] },
      BEFORE,
      'stays until the deadline',
    ],
    [
      'their agreement closes it',
      { gate: { ...annReady, owing: ['ann'], consents: { bob: true } }, asked: ['bob'] },
      BEFORE,
      'closes: all-ready',
    ],
  ],
  'with bots': [
    [
      'a bot’s decision takes effect',
      { gate: { owing: ['cap'], ready: { cap: true }, pace: 'decision' } },
      BEFORE,
      'closes: all-ready',
    ],
    [
      'a turn that only bots owe keeps its deadline',
      { gate: { owing: ['cap'], ready: { cap: true } } },
      BEFORE,
      'stays until the deadline',
    ],
    [
      'a board of bots alone keeps its deadlines',
      { seats: [seat('cap', 'bot')], gate: { owing: ['cap'], ready: { cap: true }, pace: 'decision' } },
      BEFORE,
      'stays until the deadline',
    ],
  ],
  'on a practice board': [
    [
      'a turn that only bots owe is over at once',
      { practice: LEVEL, gate: { owing: ['cap'], ready: { cap: true } } },
      BEFORE,
      'closes: all-ready',
    ],
    [
      'not while one of them is not ready',
      { practice: LEVEL, gate: { owing: ['ann', 'cap'], ready: { cap: true } } },
      BEFORE,
      'stays until the deadline',
    ],
    [
      'of friends nothing closes before it begins',
      { practice: { ...LEVEL, friends: { begun: false, minutes: null } }, gate: bothReady },
      BEFORE,
      'stays until the deadline',
    ],
    [
      'and then as with bots',
      { practice: { ...LEVEL, friends: { begun: true, minutes: null } }, gate: bothReady },
      BEFORE,
      'closes: all-ready',
    ],
  ],
  'at the deadline': [
    ['it closes', {}, DEADLINE, 'closes: deadline'],
    ['it closes as at the deadline even if all are ready', { gate: bothReady }, DEADLINE, 'closes: deadline'],
    ['a pause holds it', { gate: { pausedAt: BEFORE } }, DEADLINE, 'stays until the deadline'],
  ],
  'at the deadline, with a grace': [
    [
      'it moves for the silent',
      { gate: annReady, absence: grace },
      DEADLINE,
      'moves by 60 min for bob: grace',
    ],
    ['no player is late', { gate: bothReady, absence: grace }, DEADLINE, 'closes: deadline'],
    [
      'a player who has used it has none left',
      { gate: annReady, absence: grace, used: [{ player: 'bob', graces: 1 }] },
      DEADLINE,
      'closes: deadline',
    ],
    [
      'a step has one',
      { absence: grace, gate: { grace: { seats: ['ann'], frozen: true } } },
      DEADLINE,
      'closes: deadline',
    ],
    [
      'it is never longer than the turn',
      { absence: grace, gate: { ...annReady, openedAt: DEADLINE - 10 * MINUTE } },
      DEADLINE,
      'moves by 10 min for bob: grace',
    ],
    [
      'it does not end on a weekend that the season leaves out',
      {
        gate: annReady,
        deadlines: { skip: { weekends: true, dates: [] } },
        absence: { grace: { minutes: 60, times: 1, freezes: true } },
      },
      DEADLINE,
      // From Saturday, 21:00, to Monday.
      `moves by ${60 + 2 * 24 * 60} min for bob: grace`,
    ],
    ['bots have none', { absence: grace, gate: { owing: ['cap'] } }, DEADLINE, 'closes: deadline'],
  ],
  'after an outage': [
    [
      'it moves by the outage for the silent',
      { gate: annReady, outages: [{ from: DEADLINE - HOUR, to: DEADLINE + HOUR }] },
      DEADLINE + HOUR,
      'moves by 120 min for bob: outage',
    ],
    [
      'it closes if no player is late',
      { gate: bothReady, outages: [{ from: DEADLINE - HOUR, to: DEADLINE + HOUR }] },
      DEADLINE + HOUR,
      'closes: deadline',
    ],
    [
      'no grace is used up then',
      { gate: { ...annReady, outage: { until: DEADLINE, total: HOUR } }, absence: grace },
      DEADLINE,
      'closes: deadline',
    ],
  ],
  'at the deadline, with holidays': [
    [
      'it moves past booked days',
      {
        gate: annReady,
        absence: { holidays: 3 },
        used: [{ player: 'bob', holidays: ['2026-11-21', '2026-11-22'] }],
      },
      DEADLINE,
      'moves by 2880 min for bob: holiday',
    ],
    [
      'holidays come before a grace',
      {
        gate: annReady,
        absence: { ...grace, holidays: 3 },
        used: [{ player: 'bob', holidays: ['2026-11-21'] }],
      },
      DEADLINE,
      'moves by 1440 min for bob: holiday',
    ],
    [
      'a holiday of a player with orders moves nothing',
      { gate: annReady, absence: { holidays: 3 }, used: [{ player: 'ann', holidays: ['2026-11-21'] }] },
      DEADLINE,
      'closes: deadline',
    ],
  ],
};

describe.each(Object.entries(TABLES))('%s', (_, cases) => {
  test.each(cases)('%s', (_shows, facts, now, answer) => {
    expect(inWords(closingOf(factsOf(facts), now), now)).toBe(answer);
  });
});

function factsOf({
  gate,
  deadlines,
  absence,
  seats = SEATS,
  practice,
  asked = [],
  used = [],
  outages = [],
}: Case[1]): ClosingFacts {
  return {
    game: {
      seats: [...seats],
      deadlines: { orders: 1440, adjustment: 720, earlyClose: 'allowed', ...deadlines },
      ...(absence && { absence: AbsencePolicy.parse(absence) }),
      ...(practice && { practice }),
    } as ClosingFacts['game'],
    gate: { ...GATE, ...gate },
    asked,
    outages,
    allowances: used.map((one) => ({ season: 's', graces: 0, holidays: [], version: 1, ...one })),
  };
}

function inWords(closing: ReturnType<typeof closingOf>, now: number): string {
  switch (closing.kind) {
    case 'abandoned':
      return 'ends with its board';
    case 'counts':
      return 'counts who is absent';
    case 'closes':
      return `closes: ${closing.why}`;
    case 'moves': {
      const { why, seats, deadline } = closing.move;
      return `moves by ${(deadline - DEADLINE) / MINUTE} min for ${seats.map((one) => one.seat).join()}: ${why}`;
    }
    case 'stays': {
      if (closing.until === DEADLINE) return 'stays until the deadline';
      const later = closing.until - now;
      return `stays until ${later < MINUTE ? `${later} ms` : `${later / MINUTE} min`} later`;
    }
  }
}
