import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_SKILL, type RatedSeat, ratingChanges } from './ratings';
import { type Holding, heldTurns, type Leaver, pointShares, ratedParts } from './seat-holders';

/** Leavers as "ann 4", "bob 6!" for a player who missed turns: the first turn of the next holder. */
const leavers = (text: string): readonly Leaver[] =>
  text === ''
    ? []
    : text.split(', ').map((one) => {
        const [, player = '', step = '', missed] = /^(\w+) (\d*)(!?)$/.exec(one) ?? [];
        return { player, step: step === '' ? undefined : Number(step), forfeited: missed === '!' };
      });

const turnsIn = (holdings: readonly Holding[]) =>
  holdings.map(({ player, turns }) => `${player} ${turns}`).join(', ');

describe('turns held', () => {
  test.each([
    ['a seat that nobody left', '', 9, 'zoe 9'],
    ['a seat that changed hands in turn 5', 'ann 5', 9, 'ann 4, zoe 5'],
    ['two changes', 'ann 4!, bob 6', 9, 'ann 3, bob 2, zoe 4'],
    ['a change before the first deadline', 'ann 1', 9, 'ann 0, zoe 9'],
    ['two changes in one turn', 'ann 4, bob 4', 9, 'ann 3, bob 0, zoe 6'],
    ['turns that a ruling took back', 'ann 5, bob 8', 3, 'ann 3, bob 0, zoe 0'],
    ['a change of which the turn was not kept', 'ann , bob 6', 9, 'ann 0, bob 5, zoe 4'],
    ['a game that has just begun', 'ann 1', 0, 'ann 0, zoe 0'],
  ])('%s', (_, left, played, expected) => {
    expect(turnsIn(heldTurns(leavers(left), 'zoe', played))).toBe(expected);
  });
});

const holdings = fc
  .record({ steps: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }), played: fc.nat(40) })
  .map(({ steps, played }) =>
    heldTurns(
      [...steps].sort((one, other) => one - other).map((step, at) => ({ player: `p${at}`, step })),
      'last',
      played,
    ),
  );

describe('shares of points', () => {
  test.each([
    [90, 'ann 5', 9, [40, 50]],
    [90, 'ann 4, bob 6', 9, [30, 20, 40]],
    [-9, 'ann 4', 9, [-3, -6]],
    [90, 'ann 1', 9, [0, 90]],
    [90, 'ann 1', 0, [0, 90]],
    [0, 'ann 4', 9, [0, 0]],
  ])('%d points, left as %s', (points, left, played, expected) => {
    const shares = pointShares(points, heldTurns(leavers(left), 'zoe', played));
    expect(shares.map((share) => Math.round(share * 1e6) / 1e6)).toEqual(expected);
  });

  test('add up to the points of the seat, each between nothing and all of them', () => {
    fc.assert(
      fc.property(holdings, fc.double({ min: -1e12, max: 1e12, noNaN: true }), (held, points) => {
        const shares = pointShares(points, held);
        const sum = shares.reduce((all, share) => all + share, 0);
        // The smallest existing numbers cannot be divided.
        const rounding = 1e-9 * Math.abs(points) + 1e-300;
        expect(Math.abs(sum - points)).toBeLessThanOrEqual(rounding);
        for (const share of shares) {
          expect(share * Math.sign(points)).toBeGreaterThanOrEqual(-rounding);
          expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(points) + rounding);
        }
      }),
    );
  });

  test('turns add up to those of the game', () => {
    fc.assert(
      fc.property(holdings, (held) => {
        expect(held.every(({ turns }) => turns >= 0)).toBe(true);
        const all = held.reduce((sum, { turns }) => sum + turns, 0);
        expect(pointShares(all, held).map(Math.round)).toEqual(held.map(({ turns }) => turns));
      }),
    );
  });
});

/** Parts as "ann +1 -1", "ann last". */
const partsIn = (left: string, shared: boolean, holder = 'zoe', played = 8) =>
  ratedParts(heldTurns(leavers(left), holder, played), shared)
    .map(({ player, gain, loss, last }) => `${player} ${last ? 'last' : `+${gain} -${loss}`}`)
    .join(', ');

describe('what a seat counts in ratings', () => {
  test.each([
    ['a seat that nobody left', '', 'zoe +1 -1', 'zoe +1 -1'],
    [
      'handed over: the loss is the first holder’s',
      'ann 5',
      'ann +0 -1, zoe +1 -0',
      'ann +0.5 -1, zoe +0.5 -0',
    ],
    ['lost by missing turns: rated as last', 'ann 3!', 'ann last, zoe +1 -0', 'ann last, zoe +0.75 -0'],
    [
      'quitting in the last turn saves nothing',
      'ann 8',
      'ann +0 -1, zoe +1 -0',
      'ann +0.875 -1, zoe +0.125 -0',
    ],
    ['left before the first deadline', 'ann 1', 'zoe +1 -1', 'zoe +1 -1'],
    [
      'a substitute who hands over in turn loses nothing',
      'ann 3, bob 5',
      'ann +0 -1, bob +0 -0, zoe +1 -0',
      'ann +0.25 -1, bob +0.25 -0, zoe +0.5 -0',
    ],
    [
      'a substitute who misses turns comes last as well',
      'ann 3, bob 5!',
      'ann +0 -1, bob last, zoe +1 -0',
      'ann +0.25 -1, bob last, zoe +0.5 -0',
    ],
    [
      'who got the seat back has not left it',
      'zoe 3!, bob 5',
      'zoe +1 -1, bob +0 -0',
      'zoe +0.75 -1, bob +0.25 -0',
    ],
  ])('%s', (_, left, holder, shared) => {
    expect(partsIn(left, false)).toBe(holder);
    expect(partsIn(left, true)).toBe(shared);
  });

  test('gains are given away once: shared or not, the parts of those who did not come last are at most the whole', () => {
    fc.assert(
      fc.property(holdings, fc.boolean(), (held, shared) => {
        const gains = ratedParts(held, shared).map(({ gain }) => gain);
        expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe('ratings of players who left', () => {
  const seat = (player: string, place: number, more: Partial<RatedSeat> = {}) =>
    ({ player, seat: `seat ${place}`, place, ...more }) satisfies RatedSeat;
  const game = (seats: readonly RatedSeat[], left: readonly RatedSeat[] = []) =>
    ratingChanges({ system: 'ny2047', factions: false, seats, left }, () => NEW_SKILL).filter(
      ({ board }) => board === 'overall',
    );
  const skillOf = (changes: ReturnType<typeof game>, player: string) =>
    changes.find((change) => change.player === player)?.skill;
  const [first, second, third] = [seat('ann', 1), seat('bob', 2), seat('cat', 3)];

  test('who leaves the last seat loses what they would have lost by staying', () => {
    const stayed = skillOf(game([first, second, third]), 'cat');
    const substitute = { ...third, player: 'zoe', gain: 1, loss: 0 };
    const changes = game([first, second, substitute], [{ ...third, gain: 0, loss: 1 }]);
    expect(skillOf(changes, 'cat')).toEqual(stayed);
    expect(skillOf(changes, 'zoe')).toEqual(NEW_SKILL);
  });

  test('those who stay are rated against the holders alone', () => {
    const without = game([first, second, third]);
    const changes = game([first, second, third], [seat('dan', 3)]);
    for (const player of ['ann', 'bob', 'cat'])
      expect(skillOf(changes, player)).toEqual(skillOf(without, player));
  });

  test('a share of a gain moves the rating by that share, and the certainty with it', () => {
    const whole = skillOf(game([first, second, third]), 'ann');
    const half = skillOf(game([{ ...first, gain: 0.5, loss: 0 }, second, third]), 'ann');
    expect(half?.mu).toBeCloseTo((NEW_SKILL.mu + (whole?.mu ?? 0)) / 2, 12);
    expect(half?.sigma).toBeCloseTo((NEW_SKILL.sigma + (whole?.sigma ?? 0)) / 2, 12);
  });
});
