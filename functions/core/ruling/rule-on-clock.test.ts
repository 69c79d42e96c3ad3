import { describe, expect, test } from 'vitest';
import { startBareBoard } from '../../../test/support/bare-board';
import { failingStore } from '../../../test/support/failing-store';
import { inEnglish } from '../../../test/support/translated';
import { PLATFORM } from '../access/caller';
import { type Gate, NEVER } from '../game/games.records';
import { spanInWords } from '../platform/span-in-words';
import { clockAfter, moveClock, type WantedClock } from './rule-on-clock';
import { rulingBy } from './rule-on-game';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OPENED = Date.UTC(2026, 10, 20, 20);
const DEADLINE = OPENED + DAY;
const NOW = OPENED + 10 * HOUR;

const GATE: Gate = {
  ...{ game: 'g', step: 3, label: 'Spring', pace: 'orders', clock: 'spring', state: 'open', why: null },
  ...{ openedAt: OPENED, deadline: DEADLINE, owing: ['ann', 'bob'], given: {}, ready: {} },
};
const WAITS = { deadline: NEVER, absentAt: OPENED + DAY };

/** The changes of the gate by a ruling, or the code of the refusal. */
function ruled(gate: Partial<Gate>, wanted: WantedClock, now = NOW): unknown {
  const before = { ...GATE, ...gate };
  const after = clockAfter(before, wanted, now);
  if (!after.ok) return 'why' in after.refusal ? after.refusal.why.text : after.refusal.code;
  const keys = new Set([...Object.keys(before), ...Object.keys(after.value)]) as Set<keyof Gate>;
  return Object.fromEntries(
    [...keys].filter((key) => before[key] !== after.value[key]).map((key) => [key, after.value[key]]),
  );
}

const extend = (until: number) => ({ kind: 'extend', until }) as const;
const [pause, resume, close] = (['pause', 'resume', 'close'] as const).map(
  (kind) => ({ kind }) as WantedClock,
) as [WantedClock, WantedClock, WantedClock];
const sixHoursAgo = { pausedAt: NOW - 6 * HOUR };

describe('the gate after a ruling on its clock', () => {
  const cases: readonly (readonly [
    shows: string,
    gate: Partial<Gate>,
    wanted: WantedClock,
    after: unknown,
  ])[] = [
    ['a pause notes when it began', {}, pause, { pausedAt: NOW }],
    [
      'and takes back an early close that was to come',
      { closesAt: NOW + MINUTE },
      pause,
      { closesAt: undefined, pausedAt: NOW },
    ],
    ['a second pause changes nothing', sixHoursAgo, pause, 'nothing-changes'],
    [
      'its end gives back the time that it took, and none for outages in it',
      { ...sixHoursAgo, outage: { until: OPENED, total: 5 } },
      resume,
      {
        ...{ pausedAt: undefined, openedAt: OPENED + 6 * HOUR, deadline: DEADLINE + 6 * HOUR },
        outage: { until: NOW, total: 5 },
      },
    ],
    [
      'also where nothing was given back before',
      sixHoursAgo,
      resume,
      {
        ...{ pausedAt: undefined, openedAt: OPENED + 6 * HOUR, deadline: DEADLINE + 6 * HOUR },
        outage: { until: NOW, total: 0 },
      },
    ],
    [
      'without a deadline those who are absent are counted as much later',
      { ...sixHoursAgo, ...WAITS },
      resume,
      { pausedAt: undefined, openedAt: OPENED + 6 * HOUR, absentAt: OPENED + DAY + 6 * HOUR },
    ],
    [
      'or never, where nobody is counted',
      { ...sixHoursAgo, deadline: NEVER },
      resume,
      { pausedAt: undefined, openedAt: OPENED + 6 * HOUR },
    ],
    ['the end of no pause changes nothing', {}, resume, 'nothing-changes'],
    ['a deadline moves to a later time', {}, extend(DEADLINE + 1), { deadline: DEADLINE + 1 }],
    ['not to the same', {}, extend(DEADLINE), 'invalid'],
    ['nor where there is none', WAITS, extend(DEADLINE + DAY), 'noDeadlineToMove'],
    ['nor of a paused game', sixHoursAgo, extend(DEADLINE + DAY), 'game-paused'],
    ['a step that waits is closed by hand', WAITS, close, { deadline: NOW }],
    ['not one that has a deadline', {}, close, 'closedByHandOnly'],
    ['nor a paused one', { ...sixHoursAgo, ...WAITS }, close, 'game-paused'],
    ['a step that is closing stays as it is', { state: 'closing' }, pause, 'step-closed'],
    ['so does one whose deadline has come', { deadline: NOW }, pause, 'step-closed'],
    [
      'a pause keeps a deadline from passing',
      { ...sixHoursAgo, deadline: NOW },
      resume,
      {
        pausedAt: undefined,
        openedAt: OPENED + 6 * HOUR,
        deadline: NOW + 6 * HOUR,
        outage: { until: NOW, total: 0 },
      },
    ],
  ];
  test.each(cases)('%s', (_shows, gate, wanted, after) => {
    expect(ruled(gate, wanted)).toEqual(after);
  });
});

test.each([
  [0, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 minute'],
  [59 * MINUTE + 59_999, '59 minutes'],
  [HOUR, '1 hour'],
  [DAY, '1 day'],
  [DAY - 1, '23 hours and 59 minutes'],
  [2 * DAY + 3 * HOUR + 4 * MINUTE, '2 days, 3 hours and 4 minutes'],
  [DAY + MINUTE, '1 day and 1 minute'],
])('%d milliseconds are %s', (span, words) => {
  expect(inEnglish(spanInWords(span))).toBe(words);
});

test.each([
  'step-closed',
  'changed-meanwhile',
] as const)('a ruling that comes too late says so: %s', async (code) => {
  const store = failingStore();
  const board = await startBareBoard({ wrap: store.wrap });
  const live = await board.live();
  store.answers('moveClock', code, 1);
  const outcome = await moveClock(board.deps, live, pause, (at, inEnglish) =>
    rulingBy(board.deps, PLATFORM, at, { ...inEnglish, reason: 'A storm.' }),
  );
  const closed = { step: 1, deadline: live.gate.deadline };
  expect(outcome).toEqual({ ok: false, refusal: { code, ...(code === 'step-closed' && closed) } });
  expect(await board.gate()).toEqual(live.gate);
  await board.close();
});
