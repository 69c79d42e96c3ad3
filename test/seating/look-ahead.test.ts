import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aheadOf, type Format } from '../../engine/tournament/formats';
import { seatRound } from '../../engine/tournament/seating';
import { canPlayOn, type Strangers } from '../../engine/tournament/seating/look-ahead';
import { isNightly } from '../support/nightly';
import { entrants, meetingsOn, repeatsOf, tournamentOfTwo } from './rounds';

/** As many rounds as a round robin: an odd number of players takes one more. */
const full = (players: number) => (players % 2 === 0 ? players - 1 : players);
const formats = (players: number): readonly Format[] => [
  { kind: 'swiss', rounds: full(players), topBoard: false },
  { kind: 'round-robin', topBoard: false },
  { kind: 'rounds', rounds: full(players), strength: 'ignore', topBoard: false },
];

describe('as many rounds as it takes for all to meet, drawn one after another', () => {
  test.each([4, 6, 8, 5, 7])('%i players, 200 tournaments of each format: nobody meets twice', (players) => {
    for (const format of formats(players)) {
      let withRepeats = 0;
      for (let tournament = 0; tournament < 200; tournament += 1) {
        const { boards, sittingOut } = tournamentOfTwo(format, players, `tournament ${tournament}`);
        if (repeatsOf(boards).met > 0) withRepeats += 1;
        expect(boards).toHaveLength((players * (players - 1)) / 2);
        // Nobody sits out a second time, as everybody does once.
        expect(sittingOut.toSorted()).toEqual(players % 2 === 0 ? [] : entrants(players).map(({ id }) => id));
      }
      expect(withRepeats, format.kind).toBe(0);
    }
  });

  test.each(isNightly ? [9, 11, 12, 13, 16, 20, 21] : [11, 16])('%i players', (players) => {
    for (const format of formats(players))
      for (let tournament = 0; tournament < 5; tournament += 1)
        expect(repeatsOf(tournamentOfTwo(format, players, `wide ${tournament}`).boards).met).toBe(0);
  });
});

test('a shorter Swiss of an odd number gives nobody a second bye, and repeats nothing', () => {
  for (const players of [5, 7, 9])
    for (let rounds = 2; rounds < players; rounds += 1)
      for (let tournament = 0; tournament < 20; tournament += 1) {
        const format = { kind: 'swiss', rounds, topBoard: false } as const;
        const { boards, sittingOut } = tournamentOfTwo(format, players, `short ${tournament}`);
        expect(repeatsOf(boards).met).toBe(0);
        expect(new Set(sittingOut).size).toBe(rounds);
      }
});

/** The most rounds in which strangers alone can meet, by trying every pairing of every round. */
function mostRounds(ids: readonly string[], known: ReadonlySet<string>): number {
  let most = 0;
  for (const pairing of pairingsOf(ids)) {
    if (pairing.some((pair) => known.has(pair))) continue;
    most = Math.max(most, 1 + mostRounds(ids, new Set([...known, ...pairing])));
  }
  return most;
}

function pairingsOf([first, ...others]: readonly string[]): (readonly string[])[] {
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    pairingsOf(others.filter((left) => left !== other)).map((rest) => [
      [first, other].sort().join(' '),
      ...rest,
    ]),
  );
}

const SIX = entrants(6).map(({ id }) => id);
const someMet = fc
  .subarray(pairingsOf(SIX), { maxLength: 2 })
  .chain((rounds) =>
    fc
      .subarray(pairingsOf(SIX).flat().slice(0, 15), { maxLength: 3 })
      .map((more) => [...rounds.flat(), ...more]),
  );

test('of six players a round leaves as many rounds without a repeat as any pairing does', () => {
  fc.assert(
    fc.property(
      someMet,
      fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }),
      fc.string(),
      (met, strength, seed) => {
        const earlier = met.map((pair) => {
          const [a = '', b = ''] = pair.split(' ');
          return { a, b };
        });
        const players = SIX.map((id, at) => ({ id, strength: strength[at] }));
        const ahead = { rounds: 4, out: [], byes: [] };
        const problem = { players, seats: ['a', 'b'], earlier, strength: 'swiss', ahead } as const;
        const { boards } = seatRound(problem, seed, 2);
        const before = mostRounds(SIX, new Set(met));
        const after = mostRounds(SIX, new Set([...met, ...boards.flatMap(meetingsOn)]));
        expect(after).toBe(Math.max(0, before - 1));
      },
    ),
    { numRuns: 200 },
  );
});

test('a field too large to run out of strangers is drawn without looking ahead', () => {
  const field = (count: number) =>
    entrants(count).map(({ id }, at) => ({ id, place: at + 1, total: 0, byes: 0 }));
  const state = { boardSize: 2, smallest: 2, leftOver: 'byes', round: 1 } as const;
  const format = { kind: 'swiss', rounds: 20, topBoard: false } as const;
  expect(aheadOf({ ...state, format, contenders: field(200) })?.rounds).toBe(19);
  expect(aheadOf({ ...state, format, contenders: field(201) })).toBeUndefined();
});

test('a draw without rounds to come is the one of earlier releases', () => {
  const players = entrants(8).map((player, at) => ({ ...player, strength: at % 3 }));
  const problem = { players, seats: ['a', 'b'], earlier: [{ a: 'p0', b: 'p3' }], strength: 'swiss' } as const;
  const none = { rounds: 0, out: [], byes: [] };
  expect(seatRound({ ...problem, ahead: none }, 'a seed', 2)).toEqual(seatRound(problem, 'a seed', 2));
});

function strangers(size: number, pairs: readonly (readonly [number, number])[]): Strangers {
  const free = new Uint8Array(size * size);
  for (const [one, other] of pairs) {
    free[one * size + other] = 1;
    free[other * size + one] = 1;
  }
  return { size, free };
}

describe('whether so many rounds can be played', () => {
  const hexagon = [0, 1, 2, 3, 4, 5].map((at) => [at, (at + 1) % 6] as const);
  const triangles = [
    [0, 1],
    [1, 2],
    [2, 0],
    [3, 4],
    [4, 5],
    [5, 3],
  ] as const;
  // Petersen 1898: three strangers each, and no three rounds.
  const petersen = [0, 1, 2, 3, 4].flatMap(
    (at) =>
      [
        [at, (at + 1) % 5],
        [at, at + 5],
        [at + 5, 5 + ((at + 2) % 5)],
      ] as const,
  );
  test.each([
    ['a ring of six', 6, hexagon, 2, 'yes'],
    ['a ring of six, once more', 6, hexagon, 3, 'no'],
    ['two rings of three', 6, triangles, 1, 'no'],
    ['the Petersen graph, one round', 10, petersen, 1, 'yes'],
    ['the Petersen graph, three rounds', 10, petersen, 3, 'no'],
  ] as const)('%s', (_, size, pairs, rounds, answer) => {
    expect(canPlayOn(strangers(size, pairs), rounds)).toBe(answer);
  });
});
