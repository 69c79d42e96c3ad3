import { afterEach, expect, test } from 'vitest';
import { type BareBoard, caller, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { inEnglish } from '../../../test/support/translated';
import { PLATFORM } from '../access/caller';
import { type Gate, NEVER } from '../game/games.records';
import { moveClock, ruleOnClock, type WantedClock } from './rule-on-clock';
import { rulingBy } from './rule-on-game';

const DEADLINE = OPENED + DAY;
const NOW = OPENED + 10 * HOUR;
const pausedAt = NOW - 6 * HOUR;

let board: BareBoard;
afterEach(() => board.close());

/** The log's text for the clock before and after a ruling, or the code of the refusal. */
async function wordsOf(gate: Partial<Gate>, kind: 'pause' | 'resume'): Promise<unknown> {
  board = await startBareBoard();
  await board.setGate(gate);
  board.clock.set(NOW);
  const wanted: WantedClock = { kind };
  const outcome = await moveClock(board.deps, await board.live(), wanted, (live, words) =>
    rulingBy(board.deps, PLATFORM, live, { ...words, reason: 'A storm.' }),
  );
  if (!outcome.ok) return outcome.refusal.code;
  const [ruling] = await board.store.rulings(board.id);
  return [ruling?.before, ruling?.after].map((words) => inEnglish(words ?? ''));
}

const instant = (at: number) => new Date(at).toISOString();

test.each<[shows: string, gate: Partial<Gate>, kind: 'pause' | 'resume', words: unknown]>([
  [
    'a pause keeps what is left until the deadline',
    { deadline: DEADLINE },
    'pause',
    [instant(DEADLINE), 'Paused with 14 hours left'],
  ],
  [
    'its end names the new deadline',
    { deadline: DEADLINE, pausedAt },
    'resume',
    ['Paused with 20 hours left', instant(DEADLINE + 6 * HOUR)],
  ],
  [
    'a step without a deadline is paused',
    { deadline: NEVER },
    'pause',
    ['Waits for all orders', 'Paused while it waits for all orders'],
  ],
  [
    'and waits again',
    { deadline: NEVER, pausedAt },
    'resume',
    ['Paused while it waits for all orders', 'Waits for all orders'],
  ],
])('%s', async (_, gate, kind, words) => {
  expect(await wordsOf(gate, kind)).toEqual(words);
});

test('a ruling that changes nothing is refused and not written', async () => {
  expect(await wordsOf({}, 'resume')).toBe('nothing-changes');
  expect(await board.store.rulings(board.id)).toEqual([]);
});

test('the timer follows the new deadline', async () => {
  await wordsOf({ deadline: DEADLINE, pausedAt }, 'resume');
  expect(board.timers.at(-1)).toEqual({ game: board.id, step: 1, deadline: DEADLINE + 6 * HOUR });
});

test('who has no role in the league moves no clock', async () => {
  board = await startBareBoard();
  const outcome = await ruleOnClock(board.deps, caller('ann'), board.id, { kind: 'pause' }, 'A storm.');
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
});
