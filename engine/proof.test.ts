import { describe, expect, test } from 'vitest';
import { type ChainLink, commitmentOf, linkHash, startHash } from './core/chain';
import { sha256HexInScript } from './core/sha256';
import { domination } from './domination';
import type { Position } from './domination/types';
import type { SeatId } from './game';
import { GAME_SYSTEM_IDS } from './games';
import {
  FIRST_PROOF,
  type Proof,
  provedCorrectionHash,
  provedRandom,
  provedStartHash,
  proveStep,
  shuffleRandom,
} from './proof';
import { textRandom } from './random';
import { gameSystem } from './systems';
import { type ExportedCorrection, type ExportedStep, type GameExport, verifyGame } from './verify';

const secret = { seed: 'a5'.repeat(32), game: 'game' };
const options = domination.options.parse({});
const seats = ['ana', 'ben'];

/** Every possible order of the cards of a pile. */
function ordersOf(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return [...new Set(cards)].flatMap((card) => {
    const rest = [...cards];
    rest.splice(rest.indexOf(card), 1);
    return ordersOf(rest).map((order) => [card, ...order]);
  });
}

/** The possible states of a seat after its draw: each hand from its own cards, each order of the rest. */
function guessesOf(cards: readonly string[], inHand: number) {
  const guesses = ordersOf(cards).map((order) => ({
    hand: order.slice(0, inHand).sort(),
    draw: order.slice(inHand),
  }));
  return [...new Map(guesses.map((guess) => [JSON.stringify(guess), guess])).values()];
}

test('hashes are SHA-256, in a browser too', () => {
  // FIPS 180-2, appendix B.1.
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(commitmentOf('abc')).toBe(known);
  expect(sha256HexInScript('abc')).toBe(known);
});

test('the hash of a step covers the version of its proof', () => {
  const link = { step: 1, given: {}, result: { position: {}, events: [] } } as unknown as ChainLink;
  const hashes = [link, { ...link, proof: FIRST_PROOF }, { ...link, proof: { ...FIRST_PROOF, ruling: 1 } }];
  expect(new Set(hashes.map((one) => linkHash('before', one))).size).toBe(3);
});

describe('a published hash does not reveal what is hidden', () => {
  const dealt = domination.opening?.(options, seats, provedRandom(secret, 0, FIRST_PROOF))
    .position as Position;
  const mixed: Position = structuredClone(dealt);
  for (const [at, seat] of seats.entries()) {
    const own = mixed.seats[seat];
    if (own === undefined) throw new Error('no such seat');
    const cards = ['deploy', 'deploy', 'develop', 'develop', 'muster'].slice(at);
    own.hand = cards.slice(0, 2).sort() as typeof own.hand;
    own.draw = cards.slice(2) as typeof own.draw;
  }
  const start = {
    ...{ game: 'game', system: 'domination', rulesVersion: '1', options, seats },
    ...{ commitment: '', position: mixed },
  };
  /** Tries every pair of hands and draw decks that is consistent with the public information. */
  const found = (published: string, hash: (position: Position) => string): Position[] => {
    const owned = seats.map((seat: SeatId) => {
      const { hand = [], draw = [] } = mixed.seats[seat] ?? {};
      return guessesOf([...hand, ...draw].sort(), hand.length);
    });
    const fits: Position[] = [];
    for (const ana of owned[0] ?? [])
      for (const ben of owned[1] ?? []) {
        const guess = structuredClone(mixed) as Position;
        Object.assign(guess.seats.ana ?? {}, ana);
        Object.assign(guess.seats.ben ?? {}, ben);
        if (hash(guess) === published) fits.push(guess);
      }
    return fits;
  };

  test('version 1 revealed it: one guess out of all has the hash', () => {
    expect(found(startHash(start), (position) => startHash({ ...start, position }))).toEqual([mixed]);
  });

  test('version 2 does not: no guess has it, with or without what else is public', () => {
    const proved = { ...start, proof: FIRST_PROOF.version };
    const published = provedStartHash(secret, proved);
    for (const salt of [undefined, '', start.commitment])
      expect(found(published, (position) => startHash({ ...proved, position }, salt))).toEqual([]);
  });

  test('who knows the seed finds it again', () => {
    const proved = { ...start, proof: FIRST_PROOF.version };
    expect(provedStartHash(secret, proved)).toBe(provedStartHash(secret, structuredClone(proved)));
    expect(provedStartHash({ ...secret, seed: 'a6'.repeat(32) }, proved)).not.toBe(
      provedStartHash(secret, proved),
    );
  });
});

describe('a step opened again by a ruling', () => {
  const numbers = (ruling: number, step = 3) => {
    const random = provedRandom(secret, step, { version: 2, ruling });
    return Array.from({ length: 40 }, () => random.draw(1, 6));
  };
  test('has other dice, the same ones in each run', () => {
    expect(numbers(0)).toEqual(numbers(0));
    expect(numbers(4)).not.toEqual(numbers(0));
    expect(numbers(4)).not.toEqual(numbers(4, 4));
  });

  test('its stream is even over its range', () => {
    const random = provedRandom(secret, 1, FIRST_PROOF);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll += 1) {
      const face = random.draw(1, 6);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 5 degrees of freedom: one stream in a hundred thousand lies above it.
    expect(chiSquared).toBeLessThan(30.9);
    expect(random.drawn).toBe(60_000);
  });
});

describe.each(GAME_SYSTEM_IDS)('%s: hidden piles are shuffled', (id) => {
  const system = gameSystem(id);
  const names = system.seats.names.slice(0, system.seats.usual);
  const read = system.options.parse({});
  const played = () => {
    let position = (
      system.opening?.(read, names, textRandom(id)) ?? { position: system.setup(read, names, textRandom(id)) }
    ).position;
    let hash = '';
    for (let step = 1; step <= 12 && system.pending(position) !== null; step += 1) {
      const given = Object.fromEntries(
        (system.pending(position)?.seats ?? []).map(({ seat }) => [
          seat,
          system.bots.steady.orders(system.view(position, { kind: 'seat', seat }), seat, textRandom(seat)),
        ]),
      );
      const proved = proveStep(system, read, secret, { position, hash }, { step, given, proof: FIRST_PROOF });
      position = proved.result.position;
      hash = proved.hash;
    }
    return position;
  };

  test('without a change in what anyone sees', () => {
    const position = played();
    const shuffle = system.shuffleHidden;
    if (shuffle === undefined) {
      // A game without the step has nothing that is hidden from all.
      expect(system.view(position, { kind: 'moderator' })).toEqual(position);
      return;
    }
    const mixed = shuffle(position, shuffleRandom(secret, 12, 1));
    expect(mixed).not.toEqual(position);
    for (const viewer of [
      { kind: 'spectator' } as const,
      { kind: 'moderator' } as const,
      ...names.map((seat) => ({ kind: 'seat', seat }) as const),
    ])
      expect(system.view(mixed, viewer)).toEqual(system.view(position, viewer));
    expect(shuffle(mixed, shuffleRandom(secret, 12, 2))).toEqual(
      shuffle(position, shuffleRandom(secret, 12, 2)),
    );
  });
});

describe('an exported game', () => {
  const system = gameSystem('domination');
  const commitment = commitmentOf(secret.seed);
  const fixed = { game: 'game', system: 'domination', rulesVersion: '1', options, seats, commitment };
  /** A short game of bots, proved in one version; after step 2 a ruling may shuffle what is hidden. */
  const exported = (proof: Proof | undefined, ruling?: number): GameExport => {
    let position: unknown = system.setup(options, seats, provedRandom(secret, 0, proof));
    const start = { ...fixed, position, ...(proof === undefined ? {} : { proof: 2 as const }) };
    let hash = provedStartHash(secret, start);
    const steps: ExportedStep[] = [];
    const corrections: ExportedCorrection[] = [];
    for (let step = 1; step <= 4; step += 1) {
      const given = Object.fromEntries(
        (system.pending(position)?.seats ?? []).map(({ seat }) => [
          seat,
          system.bots.steady.orders(system.view(position, { kind: 'seat', seat }), seat, textRandom(seat)),
        ]),
      );
      const own = proof === undefined ? undefined : { ...proof, ruling: step > 2 ? (ruling ?? 0) : 0 };
      const made = proveStep(system, options, secret, { position, hash }, { step, given, proof: own });
      steps.push({ step, given, hash: made.hash, ...(own === undefined ? {} : { proof: own }) });
      position = made.result.position;
      hash = made.hash;
      if (step !== 2 || ruling === undefined) continue;
      position = system.shuffleHidden?.(position, shuffleRandom(secret, step, ruling));
      const correction = { ruling, position, proof: 2, shuffled: true } as const;
      hash = provedCorrectionHash(secret, hash, step, correction);
      corrections.push({ ...correction, step, hash });
    }
    return { start, seed: secret.seed, steps, corrections };
  };

  test('of version 1 verifies as it was made', () => {
    expect(verifyGame(exported(undefined))).toMatchObject({ ok: true, steps: 4, rulings: [], rerolled: [] });
  });

  test('of version 2 verifies, and names the ruling that its dice and shuffles follow', () => {
    expect(verifyGame(exported(FIRST_PROOF))).toMatchObject({ ok: true, rerolled: [] });
    expect(verifyGame(exported(FIRST_PROOF, 7))).toMatchObject({ ok: true, rulings: [], rerolled: [7] });
  });

  const ruled = exported(FIRST_PROOF, 7);
  const withStep = (number: number, change: Partial<ExportedStep>): GameExport => ({
    ...ruled,
    steps: ruled.steps.map((step) => (step.step === number ? { ...step, ...change } : step)),
  });
  const [correction] = ruled.corrections ?? [];
  test.each([
    ['leaves the proof of a step out', withStep(3, { proof: undefined }), /Step 3 gives/],
    ['names another ruling', withStep(3, { proof: { version: 2, ruling: 8 } }), /Step 3 gives/],
    [
      'lets dice follow an older ruling',
      withStep(4, { proof: FIRST_PROOF }),
      /Step 4 gives|older|made before/,
    ],
    [
      'shuffles otherwise',
      { ...ruled, corrections: correction && [{ ...correction, position: ruled.start.position }] },
      /shuffle of ruling 7/,
    ],
    ['has another seed', { ...ruled, seed: 'a6'.repeat(32) }, /not the one that was committed to/],
  ] as const)('that %s does not verify', (_, changed, message) => {
    expect(verifyGame(changed as GameExport)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message),
    });
  });
});
