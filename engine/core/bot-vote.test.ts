import { expect, test } from 'vitest';
import { botVote } from './bot-vote';

const THRESHOLDS = { leader: 9, lead: 4 };
const vote = (counts: Record<string, number>, own: string, isLate = false) =>
  botVote(counts, own, isLate, THRESHOLDS);

test('concedes to a leader who can hardly be caught, and never to itself', () => {
  expect(vote({ a: 9, b: 5, c: 2 }, 'b')).toEqual({ concedeTo: 'a' });
  expect(vote({ a: 9, b: 5, c: 2 }, 'a')).toBeNull();
});

test('plays on while the lead is small, or the leader far from winning', () => {
  expect(vote({ a: 9, b: 6 }, 'b')).toBeNull();
  expect(vote({ a: 8, b: 1 }, 'b')).toBeNull();
});

test('accepts a draw late in the game unless it leads', () => {
  expect(vote({ a: 6, b: 5 }, 'b', true)).toBe('draw');
  expect(vote({ a: 6, b: 5 }, 'a', true)).toBeNull();
  expect(vote({ a: 5, b: 5 }, 'a', true)).toBeNull();
  expect(vote({ a: 6, b: 5 }, 'b', false)).toBeNull();
});

test('has nothing to vote on alone', () => {
  expect(vote({ a: 9 }, 'a', true)).toBeNull();
});
