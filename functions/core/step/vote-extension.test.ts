import { afterEach, describe, expect, test } from 'vitest';
import { type BareBoard, caller, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import type { GameRecord, Gate } from '../game/games.records';
import { voteForExtension, voteOf } from './vote-extension';

/**
 * Half of the players who owe orders move the deadline by two hours, at most twice per game: of three people two are
 * needed.
 */
const VOTE = { vote: { share: 50, minutes: 120, times: 2 } };
const DEADLINE = OPENED + DAY;

let board: BareBoard;
let store: FailingStore;

async function start(options: { absence?: object; deadlines?: object } = { absence: VOTE }): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ ...options, wrap: store.wrap });
}
afterEach(() => board.close());

const vote = async (id: string, step = 1) => {
  const outcome = await voteForExtension(board.deps, caller(id), board.id, step);
  if (outcome.ok) return 'voted';
  const { refusal } = outcome;
  return refusal.code === 'not-allowed' ? refusal.why.text : refusal.code;
};

describe('how a vote stands', () => {
  const standing = (game: Partial<GameRecord>, gate: Partial<Gate>) =>
    voteOf({ ...given.game, ...game }, { ...given.gate, ...gate });
  let given: Awaited<ReturnType<BareBoard['live']>>;

  test('needs a share of the people who owe orders', async () => {
    await start();
    given = await board.live();
    expect(standing({}, {})).toEqual({ votes: 0, needed: 2, left: 2 });
    const owing = ['tower', 'papst', 'greene', 'rossoni'];
    expect(standing({}, { owing, votes: { papst: true } })).toEqual({ votes: 1, needed: 2, left: 2 });
    expect(standing({}, { owing: ['papst', 'rossoni'] })).toMatchObject({ needed: 1 });
    expect(standing({}, { extensions: 1 })).toMatchObject({ left: 1 });
    expect(standing({}, { extensions: 3 })).toMatchObject({ left: 0 });
  });

  test('and there is none without the policy, or without a deadline', async () => {
    await start();
    given = await board.live();
    expect(standing({ absence: undefined }, {})).toBeNull();
    expect(standing({ deadlines: { ...given.game.deadlines, waits: { absent: 60 } } }, {})).toBeNull();
  });
});

describe('a vote for a later deadline', () => {
  test('is noted, and moves nothing alone', async () => {
    await start();
    board.timers.length = 0;
    expect(await vote('ann')).toBe('voted');
    expect(await board.gate()).toMatchObject({ votes: { tower: true }, deadline: DEADLINE });
    expect(await board.gate()).not.toHaveProperty('extensions');
    expect([board.timers, await board.events()]).toEqual([[], []]);
  });

  test('moves it with the last that is needed, with timer and event', async () => {
    await start();
    board.timers.length = 0;
    await vote('ann');
    board.clock.set(OPENED + HOUR);
    expect(await vote('bob')).toBe('voted');
    const deadline = DEADLINE + 2 * HOUR;
    expect(await board.gate()).toMatchObject({ votes: { papst: true }, deadline, extensions: 1 });
    expect(board.timers).toEqual([{ game: board.id, step: 1, deadline }]);
    expect(await board.events()).toMatchObject([
      {
        ...{ kind: 'deadline-moved', at: OPENED + HOUR, game: board.id, step: 1, why: 'vote' },
        ...{ seats: ['tower', 'papst'], deadline },
      },
    ]);
    expect(await board.store.stepsDueBefore(deadline - 1, 9)).toEqual([]);
  });

  test('counts how often the game has been given more time', async () => {
    await start();
    await board.setGate({ extensions: 1, votes: { papst: true } });
    expect(await vote('ann')).toBe('voted');
    expect(await board.gate()).toMatchObject({ extensions: 2 });
  });

  test.each<[string, Partial<Gate>, string]>([
    ['in a game that is over', { state: 'finished' }, 'game-finished'],
    ['for a step that is over', { step: 2 }, 'stale-step'],
    ['while the clock stands', { pausedAt: OPENED }, 'game-paused'],
    ['while the step closes', { state: 'closing' }, 'step-closed'],
    ['at the deadline', { deadline: OPENED }, 'step-closed'],
    ['just before it', { deadline: OPENED + 1 }, 'voted'],
    ['once it was moved for those who are late', { grace: { seats: [], frozen: false } }, 'movedForLate'],
    ['by a seat that owes nothing', { owing: ['papst', 'greene'] }, 'votersOwe'],
    ['a second time', { votes: { tower: true } }, 'nothing-changes'],
    ['when enough have voted', { votes: { papst: true, greene: true } }, 'votedAlready'],
    ['when all extensions are used', { extensions: 2 }, 'extensionsUsed'],
  ])('%s', async (_, change, expected) => {
    await start();
    await board.setGate(change);
    expect(await vote('ann')).toBe(expected);
  });

  test('is for the season’s policy and for those who play', async () => {
    await start({});
    expect(await vote('ann')).toBe('noVotes');
    expect(await vote('somebody')).toBe('not-your-seat');
  });

  test.each([
    [7, 'voted'],
    [8, 'changed-meanwhile'],
  ])('that collides with others is tried again: %i times, then %s', async (times, expected) => {
    await start();
    store.answers('saveVote', 'changed-meanwhile', times);
    expect(await vote('ann')).toBe(expected);
  });
});
