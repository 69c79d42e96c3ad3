import fc from 'fast-check';
import { rate } from 'openskill';
import { expect, test } from 'vitest';
import { rateGame, type Skill } from './plackett-luce';

const START: Skill = { mu: 25, sigma: 25 / 3 };

/** The library's answer to the same game. */
function byLibrary(players: Parameters<typeof rateGame>[0]): Skill[] {
  return rate(
    players.map(({ skill }) => [{ ...skill }]),
    { rank: players.map(({ place }) => place) },
  ).flat();
}

test('each digit is the library’s, for any number of players, with any ties', () => {
  const player = fc.record({
    skill: fc.record({
      mu: fc.double({ min: -20, max: 70, noNaN: true }),
      sigma: fc.double({ min: 0.1, max: 25 / 3, noNaN: true }),
    }),
    place: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(fc.array(player, { minLength: 2, maxLength: 12 }), (players) => {
      expect(rateGame(players)).toEqual(byLibrary(players));
    }),
    { numRuns: 500 },
  );
});

test('it stays the library’s over a thousand games, each from the skills after the one before', () => {
  let own = Array.from({ length: 7 }, () => START);
  let its = own;
  for (let game = 0; game < 1000; game += 1) {
    const place = (at: number) => 1 + ((at * 3 + game * 5 + ((game * at) % 4)) % 6);
    own = rateGame(own.map((skill, at) => ({ skill, place: place(at) })));
    its = byLibrary(its.map((skill, at) => ({ skill, place: place(at) })));
  }
  expect(own).toEqual(its);
});

test('the winner of a first game gains what the loser loses, and both are better known', () => {
  const [winner, loser] = rateGame([
    { skill: START, place: 1 },
    { skill: START, place: 2 },
  ]);
  expect(winner?.mu).toBeCloseTo(27.635, 3);
  expect((winner?.mu ?? 0) + (loser?.mu ?? 0)).toBeCloseTo(50, 10);
  expect(winner?.sigma).toBeLessThan(START.sigma);
});

test('a tie between equals moves nobody', () => {
  const tied = rateGame([1, 1, 1].map((place) => ({ skill: START, place })));
  for (const { mu } of tied) expect(mu).toBeCloseTo(START.mu, 10);
});
