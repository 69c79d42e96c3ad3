import { describe, expect, test } from 'vitest';
import { textRandom } from '../random';
import { classic } from './index';
import type { Options } from './options';
import { type Order, POWERS, type Position, type VoteOrder } from './types';

const DICE = textRandom('no dice here');
const DRAW: VoteOrder = { type: 'VOTE', vote: 'draw' };
const AMONG: VoteOrder = { type: 'VOTE', vote: 'draw', among: ['france', 'england'] };

const begin = (wanted: object): { readonly options: Options; readonly position: Position } => {
  const options = classic.options.parse(wanted);
  return { options, position: classic.setup(options, POWERS, DICE) };
};
const play = (wanted: object, votes: Readonly<Record<string, readonly unknown[]>>) => {
  const { options, position } = begin(wanted);
  return classic.adjudicate(position, votes, options, DICE);
};
const allVote = (...orders: readonly unknown[]) => Object.fromEntries(POWERS.map((power) => [power, orders]));

describe('who shares a draw', () => {
  test.each<[string, object, Readonly<Record<string, readonly unknown[]>>, readonly string[] | null]>([
    ['all survivors, by the rules', {}, allVote(DRAW), POWERS],
    ['nobody where all but one vote', {}, { ...allVote(DRAW), turkey: [] }, null],
    ['those whom all name', { draws: 'voted' }, allVote(AMONG), ['england', 'france']],
    [
      'those whom all name, typed',
      { draws: 'voted' },
      allVote('vote draw England and France'),
      ['england', 'france'],
    ],
    ['all survivors, where all name nobody', { draws: 'voted' }, allVote(DRAW), POWERS],
    ['nobody where one names others', { draws: 'voted' }, { ...allVote(AMONG), turkey: [DRAW] }, null],
    ['most, where all agree on two draws', { draws: 'voted' }, allVote(AMONG, DRAW), POWERS],
    ['nobody where the league has no draws', { draws: 'none' }, allVote(DRAW), null],
    ['nobody by naming where the league does not vote on that', {}, allVote(AMONG), null],
  ])('%s', (_, options, votes, winners) => {
    expect(play(options, votes).position.outcome?.winners ?? null).toEqual(winners);
  });

  test.each([
    [['france']],
    [['france', 'france']],
    [['france', 'nobody']],
    ['france'],
    [[]],
  ])('a vote for %j alone is refused', (among) => {
    const { position } = begin({ draws: 'voted' });
    const problems = classic.validate(position, 'france', [{ type: 'VOTE', vote: 'draw', among }]);
    expect(problems).toMatchObject([{ code: 'bad-vote', rule: '4.10' }]);
  });

  test('is offered as the league has it', () => {
    const draws = (wanted: object) =>
      classic
        .legal(begin(wanted).position, 'france', [])
        .filter(({ order }) => order.type === 'VOTE' && order.vote === 'draw').length;
    expect([draws({}), draws({ draws: 'voted' }), draws({ draws: 'none' })]).toEqual([1, 2, 0]);
  });

  test.each<Order>([
    DRAW,
    { type: 'VOTE', vote: 'draw', among: ['england', 'france'] },
  ])('is read as it is printed: %j', (order) => {
    const { position } = begin({ draws: 'voted' });
    const text = classic.notation?.print(position, order) ?? '';
    expect(classic.notation?.parse(position, 'france', text)).toEqual({ ok: true, value: [order] });
  });
});

describe('secret votes', () => {
  const seen = (options: object, votes: Readonly<Record<string, readonly unknown[]>>, seat: string) =>
    classic
      .viewResult(play(options, votes), { kind: 'seat', seat })
      .orders.filter(({ reason, seat: of }) => reason === '4.10' && of !== seat);
  const votes = { france: [DRAW], england: ['VOTE DRAW'], italy: [{ type: 'VOTE', vote: 'nonsense' }] };

  test('are nobody else’s to read while the game goes on', () => {
    expect(seen({ votes: 'secret' }, votes, 'turkey')).toEqual([]);
    expect(seen({}, votes, 'turkey')).toHaveLength(3);
  });

  test('are one’s own to read', () => {
    const own = classic.viewResult(play({ votes: 'secret' }, votes), { kind: 'seat', seat: 'france' });
    expect(own.orders).toContainEqual({ seat: 'france', order: DRAW, result: 'noted', reason: '4.10' });
  });

  test('change nothing that anybody else sees', () => {
    const without = play({ votes: 'secret' }, {});
    for (const seat of ['turkey', 'russia'])
      expect(classic.viewResult(play({ votes: 'secret' }, votes), { kind: 'seat', seat })).toEqual(
        classic.viewResult(without, { kind: 'seat', seat }),
      );
  });

  test('are open once the game is over', () => {
    expect(seen({ votes: 'secret' }, allVote(DRAW), 'turkey')).toHaveLength(6);
  });
});

test('a game by the rules alone keeps nothing of customs in its position', () => {
  expect(begin({}).position).not.toHaveProperty('customs');
  expect(begin({ draws: 'survivors', votes: 'open' }).position).not.toHaveProperty('customs');
});

test('customs stay through every step, and through a written position', () => {
  const { position, options } = begin({ draws: 'voted', votes: 'secret' });
  const next = classic.adjudicate(position, {}, options, DICE).position;
  expect(next.customs).toEqual({ draws: 'voted', votes: 'secret' });
  const read = classic.read(JSON.parse(JSON.stringify(next)), options, POWERS);
  expect(read).toEqual({ ok: true, value: next });
});
