import { describe, expect, test } from 'vitest';
import { offerOf } from '../../engine/core/offers';
import type { GameSystem } from '../../engine/game';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { CORRECTIONS } from '../../test/support/corrections';

const STEPS = 40;
const MODERATOR = { kind: 'moderator' } as const;

interface Seen {
  /** The position before a step, as a moderator sees it. */
  readonly before: unknown;
  readonly seat: string;
  /** The seat's orders, as far as a moderator sees them. */
  readonly given: readonly object[];
}

/** A game of bots, as a moderator who does not play sees it. */
function gameOf(system: GameSystem): readonly Seen[] {
  const options = system.options.parse({});
  const seats = system.seats.names.slice(0, system.seats.usual);
  let position = system.setup(options, seats, textRandom('corrections'));
  const seen: Seen[] = [];
  for (let step = 1; step <= STEPS && system.pending(position) !== null; step += 1) {
    const asked = system.pending(position)?.seats ?? [];
    const orders = Object.fromEntries(
      asked.map(({ seat }) => [seat, ordersOf(system, position, seat, step)]),
    );
    const before = JSON.parse(JSON.stringify(system.view(position, MODERATOR)));
    const result = system.adjudicate(position, orders, options, textRandom(`step ${step}`));
    const shown = system.viewResult(result, MODERATOR).orders;
    for (const { seat } of asked) {
      const given = shown.filter((verdict) => verdict.seat === seat).map(({ order }) => order as object);
      seen.push({ before, seat, given });
    }
    position = result.position;
  }
  return seen;
}

function ordersOf(system: GameSystem, position: unknown, seat: string, step: number): readonly unknown[] {
  const view = system.view(position, { kind: 'seat', seat });
  return system.bots.steady.orders(view, seat, textRandom(`${seat} ${step}`));
}

/** The share of a seat's orders that can be offered again: where dice or a hidden card decide, not all of them. */
const OFFERED: Readonly<Partial<Record<GameSystemId, number>>> = {
  ny2047: 1,
  'nyc-risk': 0.85,
  'new-era': 1,
  domination: 1,
  classic: 1,
};

describe.each(GAME_SYSTEM_IDS)('corrections of orders in %s', (id) => {
  const system = gameSystem(id);
  const game = gameOf(system);
  const people = Object.fromEntries(system.seats.names.map((seat) => [seat, `Player of ${seat}`]));

  test('offer what was ordered, from no more than a moderator sees', async () => {
    const { offers } = CORRECTIONS[id];
    const ordered = game.flatMap(({ before, seat, given }) =>
      given.map((order, at) => offerOf(offers(before, seat, given.slice(0, at)), order) !== undefined),
    );
    expect(ordered.length).toBeGreaterThan(20);
    const share = ordered.filter(Boolean).length / ordered.length;
    expect(share).toBeGreaterThanOrEqual(OFFERED[id] ?? 1);
  });

  test('have words for every offer, and for each of its parts', async () => {
    const { offers, words, fields } = CORRECTIONS[id];
    const { label, value } = fields(people);
    for (const { before, seat } of game)
      for (const { order, open = [] } of offers(before, seat, [])) {
        const [what, does] = words(order, before, people);
        expect(what, JSON.stringify(order)).not.toBe('');
        expect(does, JSON.stringify(order)).not.toContain('undefined');
        for (const part of open) {
          expect(label(part)).not.toBe('');
          if (part.kind === 'choice' || part.kind === 'list')
            for (const one of part.from)
              expect(value(one), JSON.stringify(part)).not.toMatch(/^$|object|undefined/);
        }
      }
  });
});
