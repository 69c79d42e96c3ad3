import { afterEach, describe, expect, test } from 'vitest';
import { type BareBoard, caller, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import { inEnglish } from '../../../test/support/translated';
import { PLATFORM, PLATFORM_CALLER } from '../access/caller';
import { type Gate, NEVER } from '../game/games.records';
import type { ClocksRuled } from '../platform/events.records';
import { considerClocks, ruleOnClocks, ruleOnEach, type WantedClocks } from './rule-on-clocks';

const DEADLINE = OPENED + DAY;
const reason = 'The museum is closed this weekend.';
const pause: WantedClocks = { kind: 'pause', round: null };
const resume: WantedClocks = { kind: 'resume', round: null };
const extend: WantedClocks = { kind: 'extend', minutes: 90, round: null };

let board: BareBoard;
let store: FailingStore;

/** The board, beside a finished one. */
async function start(change: Partial<Gate> = {}): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ wrap: store.wrap });
  await board.setGate(change);
  list();
}
const list = (boards = [boardIn(1)]) =>
  store.answers('boards', [...boards, { ...boardIn(2), status: 'finished' }], 1);
const boardIn = (round: number) => ({ game: board.id, round, board: 4, status: 'running' });
afterEach(() => board.close());

const consider = async (wanted: WantedClocks, who = PLATFORM_CALLER) => {
  const considered = await considerClocks(board.deps, who, 's', wanted);
  return considered.ok
    ? considered.value.games.map(({ effect, clock }) => [effect, clock?.after.deadline])
    : considered.refusal;
};
const rule = async (wanted: WantedClocks, who = PLATFORM_CALLER) => {
  const ruled = await ruleOnClocks(board.deps, who, 's', wanted, reason);
  return ruled.ok ? ruled.value.map(({ effect }) => effect) : ruled.refusal.code;
};
const entry = async () => {
  const entries = await board.store.logOfSeason('s');
  return entries.find(({ game }) => game === null);
};

describe('a ruling on many clocks, before it is made', () => {
  test.each<[string, WantedClocks, Partial<Gate>, string, number | undefined]>([
    ['stops a clock that runs', pause, {}, 'ruled', DEADLINE],
    ['leaves one that stands', pause, { pausedAt: OPENED }, 'stands', undefined],
    ['starts one that stands', resume, { pausedAt: OPENED }, 'ruled', DEADLINE],
    ['leaves one that runs', resume, {}, 'stands', undefined],
    ['moves a deadline from where it is', extend, {}, 'ruled', DEADLINE + 1.5 * HOUR],
    ['not that of a paused game', extend, { pausedAt: OPENED }, 'paused', undefined],
    ['nor one that has come', extend, { deadline: OPENED }, 'closing', undefined],
    ['nor where there is none', extend, { deadline: NEVER }, 'stands', undefined],
    ['stops nothing that closes', pause, { state: 'closing' }, 'closing', undefined],
  ])('%s', async (_, wanted, change, effect, deadline) => {
    await start(change);
    expect(await consider(wanted)).toEqual([[effect, deadline]]);
  });

  test('means the running games of the season, or of one round', async () => {
    await start();
    list([boardIn(1), boardIn(2)]);
    expect(await consider(pause)).toHaveLength(2);
    list([boardIn(1), boardIn(2)]);
    expect(await consider({ ...pause, round: 2 })).toHaveLength(1);
    list([boardIn(1)]);
    expect(await consider({ ...pause, round: 2 })).toEqual([]);
  });

  test('is for moderators, but not of games in which they play', async () => {
    await start();
    expect(await consider(pause, caller('ann'))).toMatchObject({
      ...{ code: 'not-allowed', why: { text: 'moderatorRulesOnGames' } },
    });
    for (const wanted of [pause, extend]) {
      list();
      store.answers('member', { roles: ['moderator', 'player'], player: { id: 'ann' } }, 2);
      expect(await consider(wanted, caller('ann'))).toEqual([['plays', undefined]]);
    }
    store.answers('season', undefined, 1);
    expect(await consider(pause)).toEqual({ code: 'not-found', what: 'season' });
  });
});

describe('a ruling on many clocks', () => {
  test.each<[WantedClocks, Partial<Gate>, object]>([
    [
      pause,
      {},
      {
        ...{ kind: 'pause', subject: { text: 'log.allGames' }, before: { text: 'log.clocksRunning' } },
        after: { text: 'log.paused', with: { ruled: 1, all: 1 } },
      },
    ],
    [
      { ...resume, round: 1 },
      { pausedAt: OPENED },
      {
        ...{ kind: 'resume', subject: { text: 'log.gamesOfRound', with: { round: 1 } } },
        ...{
          before: { text: 'log.clocksStopped' },
          after: { text: 'log.resumed', with: { ruled: 1, all: 1 } },
        },
      },
    ],
    [
      extend,
      {},
      {
        ...{ kind: 'extend', before: { text: 'log.deadlinesAsWere' }, after: { text: 'log.movedBy' } },
      },
    ],
  ])('is made in each game, and named in one entry: %j', async (wanted, change, words) => {
    await start(change);
    expect(await rule(wanted)).toEqual(['ruled']);
    expect(await entry()).toMatchObject({ ...words, reason, by: PLATFORM, at: OPENED });
    expect(await board.store.rulings(board.id)).toMatchObject([{ kind: wanted.kind, reason, number: 1 }]);
  });

  test('names the games that it leaves, but for those of the moderator', async () => {
    await start();
    const games = [boardIn(1), { ...boardIn(2), board: 5 }, { ...boardIn(3), board: 6 }];
    list(games);
    const { gate, game } = await board.live();
    store.answers('gameAndGate', { game, gate: { ...gate, pausedAt: OPENED } }, 2);
    await rule(extend);
    const words = '1 of 3 moved by 1 hour and 30 minutes. Paused: Round 1, board 4; Round 2, board 5';
    expect(inEnglish((await entry())?.after ?? '')).toBe(words);
  });

  test('names who confirmed it', async () => {
    await start();
    const confirmedBy = { id: 'bea', name: 'Bea', kind: 'human' as const };
    await rule(pause, { ...PLATFORM_CALLER, confirmedBy });
    expect(await entry()).toMatchObject({ confirmedBy });
    expect(await board.store.rulings(board.id)).toMatchObject([{ confirmedBy }]);
    await board.close();
    await start();
    await rule(pause);
    expect(await entry()).not.toHaveProperty('confirmedBy');
    expect((await board.store.rulings(board.id))[0]).not.toHaveProperty('confirmedBy');
  });

  test('is refused where no game would change, or to players', async () => {
    await start({ pausedAt: OPENED });
    expect(await rule(pause)).toBe('nothing-changes');
    expect(await rule(pause, caller('ann'))).toBe('not-allowed');
    expect(await entry()).toBeUndefined();
  });

  test('that the same request has made already makes nothing', async () => {
    await start();
    store.answers('ruleOnClocks', 'ruled-already', 1);
    expect(await rule(pause)).toEqual([]);
    expect(await board.gate()).not.toHaveProperty('pausedAt');
  });

  test('leaves a game on which somebody ruled at the same moment, and says so', async () => {
    await start();
    store.answers('moveClock', 'changed-meanwhile', 1);
    expect(await rule(pause)).toEqual(['closing']);
    list();
    store.answers('moveClock', 'changed-meanwhile', 1);
    const other = { kind: 'pause', number: 1, reason: 'Another reason.' };
    store.answers('rulings', [other, { ...other, number: 2, reason }], 1);
    expect(await rule(pause)).toEqual(['closing']);
    list();
    store.answers('moveClock', 'changed-meanwhile', 1);
    store.answers('rulings', [{ ...other, kind: 'extend', reason }], 1);
    expect(await rule(pause)).toEqual(['closing']);
    list();
    store.answers('moveClock', 'changed-meanwhile', 1);
    store.answers('rulings', [{ ...other, reason }], 1);
    expect(await rule(pause)).toEqual(['ruled']);
  });
});

describe('the event of such a ruling makes what was not made', () => {
  const event = (more: object = {}, clock: 'pause' | 'extend' = 'pause'): ClocksRuled => ({
    ...{ id: 'e', kind: 'clocks-ruled', at: OPENED, season: 's', clock, by: PLATFORM, reason },
    games: [{ game: board.id, rulings: 0, ...more }],
  });
  const until = DEADLINE + HOUR;

  test('a pause', async () => {
    await start();
    await ruleOnEach(board.deps, event());
    expect(await board.gate()).toMatchObject({ pausedAt: OPENED });
    // The entry that names all games covers it.
    expect((await board.store.logOfLeague('l', 9, null)).rows).toEqual([]);
  });

  test('a later deadline of the step that was meant', async () => {
    await start();
    await ruleOnEach(board.deps, event({ moved: { step: 2, until } }, 'extend'));
    expect(await board.gate()).toMatchObject({ deadline: DEADLINE });
    await ruleOnEach(board.deps, event({ moved: { step: 1, until } }, 'extend'));
    expect(await board.gate()).toMatchObject({ deadline: until });
  });

  test('nothing in a game on which there is another ruling since, or that is gone', async () => {
    await start();
    await ruleOnEach(board.deps, event({ rulings: 1 }));
    await ruleOnEach(board.deps, event({ game: 'none' }));
    expect(await board.gate()).not.toHaveProperty('pausedAt');
  });
});
