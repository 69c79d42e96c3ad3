import { describe, expect, test } from 'vitest';
import { cases } from '../../test/support/nightly';
import type { GameSystem, Viewer } from '../game';
import { GAME_SYSTEM_IDS } from '../games';
import { provedRandom, proveStep } from '../proof';
import { textRandom } from '../random';
import { gameSystem } from '../systems';
import type { GameExport } from '../verify';
import { revealedStart } from './revealed';
import { ordersOfBot, playStudy, type StudiedGame, startFromView, startOfNewGame } from './study';

/** At most: few games end earlier. */
const STEPS = cases(60, 30);
const SECRET = { seed: 'ab'.repeat(32), game: 'studied' };
const PROOF = { version: 2, ruling: 0 } as const;

interface Played {
  readonly system: GameSystem;
  readonly options: unknown;
  readonly seats: readonly string[];
  /** The position before each step, and the last one. */
  readonly positions: readonly unknown[];
  readonly results: readonly unknown[];
  readonly exported: GameExport;
}

/** A game of bots, with its export. */
function played(id: (typeof GAME_SYSTEM_IDS)[number]): Played {
  const system = gameSystem(id);
  const options = system.options.parse({});
  const seats = system.seats.names.slice(0, system.seats.usual);
  const first = system.setup(options, seats, provedRandom(SECRET, 0, PROOF));
  const positions: unknown[] = [first];
  const results: unknown[] = [];
  const steps: GameExport['steps'][number][] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const position = positions.at(-1);
    const asked = system.pending(position)?.seats ?? [];
    if (asked.length === 0) break;
    const given = Object.fromEntries(
      asked.map(({ seat }) => [
        seat,
        system.bots.steady.orders(
          system.view(position, { kind: 'seat', seat }),
          seat,
          textRandom(`${seat}${step}`),
        ),
      ]),
    );
    const closed = { step, given, proof: PROOF };
    const { result, hash } = proveStep(system, options, SECRET, { position, hash: '' }, closed);
    positions.push(result.position);
    results.push(result);
    steps.push({ ...closed, hash });
  }
  const { rulesVersion } = system;
  const start = {
    game: SECRET.game,
    system: id,
    rulesVersion,
    options,
    seats,
    commitment: '',
    position: first,
    proof: 2 as const,
  };
  return { system, options, seats, positions, results, exported: { start, seed: SECRET.seed, steps } };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(GAME_SYSTEM_IDS)('a study of %s', (id) => {
  const { system, options, seats, positions, results, exported } = played(id);
  const game: StudiedGame = { system, options, seed: '7' };
  const viewers: readonly Viewer[] = [
    { kind: 'spectator' },
    ...seats.map((seat) => ({ kind: 'seat', seat }) as const),
  ];

  test('deals what a view hides so that the viewer sees the same as before', () => {
    for (const position of positions)
      for (const viewer of viewers) {
        const seen = plain(system.view(position, viewer));
        const dealt = startFromView(game, seen).position;
        expect(plain(system.view(dealt, viewer))).toEqual(seen);
        expect(system.pending(dealt)?.seats.map(({ seat }) => seat)).toEqual(
          system.pending(position)?.seats.map(({ seat }) => seat),
        );
      }
  });

  test('knows nothing that its reader does not see', () => {
    for (const position of positions.filter((_, at) => at % 10 === 0))
      for (const viewer of viewers) {
        const seen = plain(system.view(position, viewer));
        const other = plain(system.view(startFromView({ ...game, seed: 'other' }, seen).position, viewer));
        expect(startFromView(game, other)).toEqual(startFromView(game, seen));
      }
  });

  test('gives the real result for the real orders of a finished game', () => {
    for (const at of [0, 1, 5, results.length - 1]) {
      const start = revealedStart(exported, at + 1);
      expect(start?.position).toEqual(positions[at]);
      const orders = exported.steps[at]?.given ?? {};
      const [step] = playStudy(game, start ?? { position: null }, [orders]);
      expect(plain(step?.result)).toEqual(plain(results[at]));
    }
  });

  test('plays steps in a row from what a spectator sees, the same each time', () => {
    const seen = plain(system.view(positions[3], { kind: 'spectator' }));
    const start = startFromView(game, seen);
    const given: Record<string, readonly unknown[]>[] = [];
    for (let step = 0; step < 8; step += 1) {
      const reached = playStudy(game, start, given).at(-1)?.result.position ?? start.position;
      const asked = system.pending(reached)?.seats ?? [];
      given.push(Object.fromEntries(asked.map(({ seat }) => [seat, ordersOfBot(game, reached, seat)])));
    }
    const steps = playStudy(game, start, given);
    expect(steps).toHaveLength(8);
    expect(steps.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(0);
    expect(playStudy(game, start, given)).toEqual(steps);
  });

  test('takes any orders without a fault, and refuses what the rules refuse', () => {
    const start = startOfNewGame(game, seats);
    const orders = Object.fromEntries(
      seats.map((seat) => [seat, [null, 'x', 7, {}, { type: 'no-order' }, []]]),
    );
    const [step] = playStudy(game, start, [orders]);
    expect(step?.result.orders.some(({ result }) => result === 'rejected')).toBe(true);
  });
});

test('a study ends with its game', () => {
  const system = gameSystem('domination');
  const game = { system, options: system.options.parse({ turns: 3 }), seed: '1' };
  const steps = playStudy(
    game,
    startOfNewGame(game, ['red', 'teal']),
    Array.from({ length: 200 }, () => ({})),
  );
  expect(steps.length).toBeLessThan(200);
  expect(steps.at(-1)?.result.outcome).not.toBeNull();
});
