import { describe, expect, test } from 'vitest';
import { stepsOfGames } from '../../test/support/new-era-generator';
import { always } from '../../test/support/random-games';
import { inEnglish } from '../../test/support/translated';
import { canonicalJson } from '../core/canonical';
import { linkHash } from '../core/chain';
import { filled } from '../core/filled';
import { shuffled } from '../core/shuffled';
import { stepRandom, textRandom } from '../random';
import { randomBot } from './bots/random';
import { CATALOGUE } from './data/cards';
import { newEra } from './index';
import { legal } from './offers/legal';
import { roomUnderBase } from './rules/states';
import type { CardId, Position } from './types';

const STEPS = stepsOfGames(8);
/** Always the same games, so that coverage does not depend on chance. */
const KNOWN = stepsOfGames(8, 2047);

/** All cards of the game, wherever they are. */
function allCards({ stack, discard, display, players }: Position): readonly CardId[] {
  const held = Object.values(players).flatMap(({ hand, locations, under }) => [
    ...hand,
    ...Object.keys(locations),
    ...Object.values(locations).flatMap(({ shield }) => (shield === null ? [] : [shield])),
    ...Object.keys(under),
  ]);
  return [...stack, ...discard, ...(display ?? []), ...held].sort();
}

describe('after every step', () => {
  test('every card is in one place', () => {
    const all = [...CATALOGUE].sort();
    always(STEPS, 1, ({ result }) => expect(allCards(result.position)).toEqual(all));
  });

  test('no good is below one, and no limit of three is broken', () => {
    always(STEPS, 1, ({ result: { position } }) => {
      for (const player of Object.values(position.players)) {
        const { goods, locations, agreements, visits } = player;
        for (const pool of [goods, ...Object.values(locations).map(({ stored }) => stored)])
          for (const count of Object.values(pool)) expect(count).toBeGreaterThan(0);
        for (const { vpTokens, uses } of Object.values(locations)) {
          expect(vpTokens).toBeLessThanOrEqual(3);
          expect(uses).toBeLessThanOrEqual(2);
        }
        expect(Object.keys(agreements).length).toBeLessThanOrEqual(3);
        expect(Object.keys(visits).length).toBeLessThanOrEqual(3);
        // 10.2 Losing a hall of the town removes no card, and there is one such card in the game.
        expect(roomUnderBase(player)).toBeGreaterThanOrEqual(-1);
      }
    });
  });

  test('agreements are with locations that stand in the state of their owner', () => {
    always(STEPS, 1, ({ result: { position } }) => {
      for (const { agreements } of Object.values(position.players))
        for (const [card, owner] of Object.entries(agreements))
          expect(position.players[owner]?.locations[card]?.debris).toBe(false);
    });
  });

  test('the position can be read again', () => {
    always(STEPS, 7, ({ result: { position }, options }) => {
      const written: unknown = JSON.parse(canonicalJson(position));
      expect(newEra.read(written, options, position.seats)).toEqual({ ok: true, value: position });
    });
  });

  test('one seat that plays is asked until the game is over', () => {
    always(STEPS, 1, ({ result: { position } }) => {
      const owing = newEra.pending(position)?.seats.filter(({ owes }) => owes) ?? [];
      expect(owing.length).toBe(position.phase === 'over' ? 0 : 1);
      for (const { seat } of owing) expect(position.players[seat]).toMatchObject({ resigned: false });
    });
  });

  test('every sentence has a rule and names no card that its reader may not know', () => {
    always(STEPS, 3, ({ position, result }) => {
      for (const { says, rules } of newEra.describe(
        position,
        newEra.viewResult(result, { kind: 'spectator' }),
      )) {
        const text = inEnglish(says);
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|#/);
        expect(rules[0]).toMatch(/^\d+\.\d+$/);
      }
    });
  });
});

test('random games come through every phase, every order and every kind of end of a step', () => {
  const seen = new Set<string>();
  always(KNOWN, 1, ({ result: { position, orders } }) => {
    seen.add(position.phase);
    for (const { order, result } of orders) {
      seen.add(result);
      if (result === 'ok') seen.add((order as { type: string }).type);
    }
  });
  const orders = ['draft', 'spoils', 'contact', 'contactCard', 'instant', 'swap', 'trade', 'visit', 'work'];
  const others = ['pass', 'standing', 'resign', 'rejected', 'defaulted', 'lookout', 'production', 'actions'];
  for (const name of [...orders, ...others, 'over']) expect([...seen]).toContain(name);
});

test('an adjudication changes nothing it was given, and comes out the same a second time', () => {
  always(STEPS, 5, ({ position, lists, options, seed, result }) => {
    const before = canonicalJson(position);
    const again = newEra.adjudicate(
      frozen(structuredClone(position)),
      frozen(lists),
      options,
      textRandom(seed),
    );
    expect(canonicalJson(again)).toBe(canonicalJson(result));
    expect(canonicalJson(position)).toBe(before);
  });
});

/** Changing it throws an error. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) frozen(one);
  }
  return value;
}

test('every offer passes the check and is carried out, as it stands and with its open parts filled', () => {
  let offered = 0;
  always(STEPS, 11, ({ position, options }, random) => {
    for (const seat of position.seats)
      for (const offer of legal(position, seat, []))
        for (const order of [offer.order, filled(offer, random)]) {
          offered += 1;
          expect(newEra.validate(position, seat, [order]), JSON.stringify(order)).toEqual([]);
          const { orders } = newEra.adjudicate(position, { [seat]: [order] }, options, textRandom('offer'));
          expect(orders.find((one) => one.order === order)?.result, JSON.stringify(order)).toMatch(
            /ok|repelled/,
          );
        }
  });
  expect(offered).toBeGreaterThan(1000);
});

/** A position that differs only in what a seat may not know: other hands, the stack, standing orders, `rng`. */
function otherSecrets(position: Position, seat: string, text: string): Position {
  const other = structuredClone(position);
  const random = textRandom(text);
  const hidden = position.seats.filter((one) => one !== seat);
  const cards = shuffled(
    [...other.stack, ...hidden.flatMap((one) => other.players[one]?.hand ?? [])],
    random,
  );
  for (const one of hidden) {
    const player = other.players[one];
    if (!player) continue;
    player.hand = cards.splice(0, player.hand.length);
    player.standing = { defence: { '*': random.draw(0, 9) }, spoils: 'all', draft: ['tank'] };
  }
  other.stack = cards;
  other.rng += 1;
  return other;
}

test('what a seat may not know makes no difference to anything it is shown', () => {
  always(STEPS, 9, ({ position, lists, seed }) => {
    for (const seat of position.seats) {
      const seen = (one: Position) =>
        canonicalJson([
          newEra.view(one, { kind: 'seat', seat }),
          legal(one, seat, []),
          newEra.validate(one, seat, lists[seat] ?? []),
          newEra.pending(one),
          newEra.label(one),
          newEra.figures(one),
        ]);
      expect(seen(otherSecrets(position, seat, seed))).toBe(seen(position));
      expect(legal(newEra.view(position, { kind: 'seat', seat }) as Position, seat, [])).toEqual(
        legal(position, seat, []),
      );
    }
  });
});

test('a game that is played again from its orders has the same hash chain', () => {
  const seed = '0123456789abcdef0123456789abcdef';
  const options = newEra.options.parse({ maxTurns: 3 });
  const seats = newEra.seats.names.slice(0, 3);
  const given: Record<string, readonly unknown[]>[] = [];
  const play = (listsOf: (position: Position, step: number) => Record<string, readonly unknown[]>) => {
    let position = newEra.setup(options, seats, stepRandom(seed, 'game', 0));
    let hash = '';
    for (let step = 1; position.phase !== 'over'; step += 1) {
      const lists = listsOf(position, step);
      const result = newEra.adjudicate(position, lists, options, stepRandom(seed, 'game', step));
      hash = linkHash(hash, { step, given: lists, result });
      position = result.position;
    }
    return hash;
  };
  const first = play((position, step) => {
    const seat = position.awaiting?.seat ?? '';
    const view = newEra.view(position, { kind: 'seat', seat });
    const lists = { [seat]: randomBot.orders(view, seat, stepRandom(seed, seat, step)) };
    given.push(structuredClone(lists));
    return lists;
  });
  expect(play((_, step) => given[step - 1] ?? {})).toBe(first);
});
