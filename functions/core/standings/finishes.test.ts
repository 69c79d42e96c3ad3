import { expect, test } from 'vitest';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import type { Message } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { textRandom } from '../../../engine/random';
import { gameSystem } from '../../../engine/systems';
import { AggregationRules } from '../../../engine/tournament/aggregation';
import { chosenScoring } from '../../../engine/tournament/scoring/all';
import { inEnglish } from '../../../test/support/translated';
import { endOf } from '../game/board-end';
import type { BoardRecord } from '../result/results.records';
import { scoredBoard } from '../scoring/scored-boards';
import type { SeasonRecord } from '../season/seasons.records';
import { finishesOf } from './finishes';

const PLAYERS = ['ann', 'bob', 'cat'];

function season(changes: Partial<SeasonRecord>): SeasonRecord {
  return {
    system: 'ny2047',
    options: {},
    boardSize: 3,
    format: { kind: 'rounds', rounds: 3, strength: 'ignore', topBoard: false },
    leftOver: 'byes',
    registration: { mode: 'open', code: null, capacity: null, confirm: false, review: false, late: false },
    rounds: 3,
    round: 3,
    scoring: 'sum-of-squares',
    ...changes,
  } as SeasonRecord;
}

function board(round: number, points: readonly number[], running = false): BoardRecord {
  const seats = points.map((own, at) => ({
    seat: `seat ${at}`,
    player: { id: PLAYERS[at] ?? '', name: PLAYERS[at] ?? '', kind: 'human' },
    figures: {},
    place: null,
    points: own,
  }));
  return {
    game: `game ${round}`,
    round,
    status: running ? 'running' : 'finished',
    seats,
  } as unknown as BoardRecord;
}

/** The finishes of a season of three players, as "ann 1 to 1" and "ann clinched 1". */
function finishesInWords(changes: Partial<SeasonRecord>, boards: readonly BoardRecord[]) {
  const record = season(changes);
  const scored = new Map(
    boards.filter(({ status }) => status === 'running').map((one) => [one.game, open(record)]),
  );
  const finishes = finishesOf(
    { system: systemOf(record), scoringIn: () => chosenScoring(record.scoring) },
    { season: record, entries: [], boards, rounds: [] },
    scored,
    PLAYERS,
  );
  if (!finishes.known) return finishes.why;
  return [
    ...finishes.ranges.map(({ player, best, worst }) => `${player} ${best} to ${worst}`),
    ...finishes.notices.map(({ player, type, places }) => `${player} ${type} ${places}`),
  ];
}

function systemOf({ system }: Pick<SeasonRecord, 'system'>) {
  return gameSystem(system as GameSystemId);
}

/** A board that has just begun. */
function open({ system, options }: Pick<SeasonRecord, 'system' | 'options'>) {
  const rules = systemOf({ system });
  const names = rules.seats.names.slice(0, 3);
  const position = rules.setup(rules.options.parse(options), names, textRandom('open'));
  const seats = names.map((_, at) => ({
    seat: `seat ${at}`,
    player: { id: PLAYERS[at] ?? '', name: '', kind: 'human' as const },
  }));
  return {
    ...scoredBoard(rules, { seats, options: {} }, position, endOf(rules, position, [])),
    measure: {},
    out: {},
  };
}

test.each(['ny2047', 'nyc-risk'] as const)('%s: a lead larger than a board can pay clinches', (system) => {
  const boards = [board(1, [100, 0, 0]), board(2, [90, 10, 0]), board(3, [40, 30, 30], true)];
  expect(finishesInWords({ system }, boards)).toEqual([
    'ann 1 to 1',
    'bob 2 to 3',
    'cat 2 to 3',
    'ann clinched 1',
    'bob out-of-reach 1',
    'cat out-of-reach 1',
  ]);
});

test('a board that was forfeited counts for who lost its seat, as it does in the standing', () => {
  const aggregation = AggregationRules.parse({ total: { rule: 'average', plus: 0 } });
  const lost = { seat: 'seat 0', player: { id: 'ann', name: 'Ann', kind: 'human' as const } };
  const boards = [
    board(1, [60, 0, 40]),
    { ...board(2, [50, 50, 0]), seats: board(2, [0, 55, 0]).seats.slice(1), forfeits: [lost] },
    board(3, [0, 0, 0], true),
  ];
  const settings = { aggregation, scoring: { id: 'draw-size', parameters: { pot: 10 } } } as const;
  // Without the forfeit, Ann's least would be the mean of 60 and 0; with it there are three boards.
  expect(finishesInWords(settings, boards)).toEqual(
    expect.arrayContaining(['ann 1 to 2', 'bob 1 to 2', 'cat 3 to 3']),
  );
});

test('a seat that changed hands may pay each of its players anything from nothing to all of it', () => {
  const absence = AbsencePolicy.parse({ seatPoints: 'share' });
  const scoring = { id: 'draw-size', parameters: { pot: 60 } } as const;
  const [past, open] = [board(1, [100, 0, 0]), board(2, [0, 0, 0], true)];
  const boards = (shares: BoardRecord['shares']) => [past, { ...open, shares }, board(3, [0, 0, 0])];
  expect(finishesInWords({ scoring, absence }, boards([]))).toContain('ann 1 to 1');
  // Bob also held a seat that Cat has now: both seats together may give him more than Ann has.
  const bob = { id: 'bob', name: 'Bob', kind: 'human' as const };
  const share = { turns: 5, of: 6, points: 40 };
  expect(finishesInWords({ scoring, absence }, boards([{ seat: 'seat 2', player: bob, share }]))).toContain(
    'ann 1 to 2',
  );
});

test('a substitute who takes a seat stands in the table beside the player who left it', () => {
  const open = { ...board(2, [0, 0, 0], true), seats: board(2, [0, 0, 0], true).seats.slice(1, 2) };
  const scoring = { id: 'draw-size', parameters: { pot: 60 } } as const;
  const boards = [board(1, [50, 60, 0]), open, board(3, [0, 0, 0])];
  expect(finishesInWords({ scoring }, boards)).toContain('ann 2 to 2');
  // Bob keeps his 60 if he loses the seat, and another player may then get 60 by it.
  const absence = AbsencePolicy.parse({ disorder: { after: 1 }, substitutes: 'first' });
  expect(finishesInWords({ scoring, absence }, boards)).toContain('ann 2 to 3');
});

test('the same lead clinches nothing before a round that is still to be drawn', () => {
  const boards = [board(1, [100, 0, 0]), board(2, [90, 10, 0])];
  expect(finishesInWords({}, boards)).toContain('ann clinched 1');
  expect(finishesInWords({ rounds: 4 }, boards)).toContain('ann 1 to 3');
});

test('a bot that may still join can take a place from a player with less than a board pays', () => {
  const boards = [board(1, [250, 120, 30]), board(2, [0, 0, 0])];
  expect(finishesInWords({}, boards)).toEqual(
    expect.arrayContaining(['ann 1 to 1', 'bob 2 to 3', 'cat 2 to 3']),
  );
  expect(finishesInWords({ leftOver: 'bots' }, boards)).toEqual(
    expect.arrayContaining(['ann 1 to 1', 'bob 2 to 3', 'cat 2 to 5']),
  );
});

test('a formula promises nothing before its boards have ended', () => {
  const scoring = { id: 'formula', parameters: { expression: 'own' } } as const;
  const boards = [board(1, [100, 0, 0]), board(3, [0, 0, 0], true), board(2, [0, 0, 0])];
  expect(finishesInWords({ scoring }, boards)).toEqual(['ann 1 to 3', 'bob 1 to 3', 'cat 1 to 3']);
});

test('a division also shows who is sure to rise or stay', () => {
  const division = { of: 'Winter', level: 2, up: 2, down: 1, target: 3, least: 2, most: 4 };
  const boards = [board(1, [300, 250, 0]), board(2, [0, 0, 0]), board(3, [0, 0, 0], true)];
  expect(finishesInWords({ division }, boards)).toEqual(
    expect.arrayContaining(['ann clinched 2', 'bob clinched 2', 'cat out-of-reach 2']),
  );
});

test.each([
  [{ format: { kind: 'ladder' } }, /no last round/],
  [{ format: { kind: 'knock-out', advance: 1 } }, /final board/],
  [{ rounds: 4, registration: { ...season({}).registration, late: true } }, /may still join/],
] as const)('says why where the finish is unknown: %j', (changes, why) => {
  expect(
    inEnglish(finishesInWords(changes as Partial<SeasonRecord>, [board(1, [1, 2, 3])]) as Message),
  ).toMatch(why);
});
