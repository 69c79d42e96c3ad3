import { expect, test } from 'vitest';
import type { ResultRecord } from '../result/results.records';
import { ratingsAfter } from './rate-game';

type Kind = 'human' | 'bot';
const person = (id: string, kind: Kind) => ({ id, name: id, kind });

/** A game of Domination, its seats in the order of their places; the first has won. */
function result(...kinds: readonly Kind[]): ResultRecord {
  return {
    ...{ id: '1', game: 'g', system: 'domination', round: 1, board: 1, endedAt: 0, ending: '' },
    league: { id: 'l', name: 'League' },
    season: { id: 's', name: 'Season' },
    seats: kinds.map((kind, at) => ({
      ...{ seat: `seat-${at}`, place: at + 1, winner: at === 0, points: 0, leading: 0 },
      ...{ rating: 0, owed: 9, kept: 9 },
      player: person(`${kind}-${at}`, kind),
    })),
  };
}

/** How far a player's rating of all games is from a new player's. */
function change(of: ResultRecord, player: string): number {
  const writes = ratingsAfter(of, () => undefined);
  const found = writes.find(({ after }) => after.player.id === player && after.board === 'overall');
  return (found?.after.mu ?? 25) - 25;
}

test('a player who loses to a bot loses half of what a player would take from them', () => {
  const full = change(result('human', 'human', 'human'), 'human-2');
  expect(full).toBeLessThan(0);
  expect(change(result('bot', 'human', 'human'), 'human-2')).toBeCloseTo(full / 2);
});

test('a bot that loses to a bot, and a player who gains, count in full', () => {
  const full = change(result('human', 'human', 'human'), 'human-2');
  expect(change(result('bot', 'human', 'bot'), 'bot-2')).toBeCloseTo(full);
  const gain = change(result('human', 'human', 'human', 'human'), 'human-1');
  expect(gain).toBeGreaterThan(0);
  expect(change(result('bot', 'human', 'human', 'human'), 'human-1')).toBeCloseTo(gain);
});

test('a game that a player and a bot win together counts in full', () => {
  const shared = result('bot', 'human', 'human');
  const seats = shared.seats.map((seat, at) => ({ ...seat, place: Math.max(1, at), winner: at < 2 }));
  const full = change({ ...result('human', 'human', 'human'), seats }, 'human-2');
  expect(change({ ...shared, seats }, 'human-2')).toBeCloseTo(full);
  expect(full).toBeLessThan(0);
});

test('players who left a board that bots played to its end lose half', () => {
  const board = (winner: Kind): ResultRecord => ({
    ...result(winner, 'bot', 'bot'),
    seats: result(winner, 'bot', 'bot').seats.map((seat) => ({ ...seat, turns: 5 })),
    left: [{ seat: 'seat-2', player: person('left', 'human'), owed: 9, kept: 3, turns: 4 }],
  });
  const full = change(board('human'), 'left');
  expect(full).toBeLessThan(0);
  expect(change(board('bot'), 'left')).toBeCloseTo(full / 2);
});
