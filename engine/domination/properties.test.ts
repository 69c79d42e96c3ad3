import { describe, expect, test } from 'vitest';
import { stepsOfGames } from '../../test/support/domination-generator';
import { randomOrder } from '../../test/support/domination-orders';
import { always } from '../../test/support/random-games';
import { inEnglish } from '../../test/support/translated';
import { canonicalJson } from '../core/canonical';
import { linkHash } from '../core/chain';
import { stepRandom, textRandom } from '../random';
import { steadyBot } from './bots/steady';
import type { CardId } from './card-ids';
import { CARD_IDS, sorted } from './data/cards';
import { AREA_IDS } from './data/map';
import type { Event } from './event-types';
import { domination } from './index';
import { adjudicate } from './rules/adjudicate';
import { PHASES, type Position } from './types';

const STEPS = stepsOfGames(30);
/** Always the same games: whether random ones cover everything is not left to chance. */
const KNOWN = stepsOfGames(60, 2047);

/** All cards of the game: those of every seat and those on the stacks. */
function allCards({ seats, stacks }: Position): readonly CardId[] {
  const held = Object.values(seats).flatMap(({ hand, draw, discard }) => [...hand, ...draw, ...discard]);
  const left = CARD_IDS.flatMap((card) =>
    card === 'domination' ? [] : Array.from({ length: stacks[card] ?? 0 }, () => card),
  );
  return sorted([...held, ...left]);
}

describe('after every step', () => {
  test('no card is lost or gained over all hands, decks, discards and stacks', () => {
    always(STEPS, 1, ({ position, result }) => {
      expect(allCards(result.position)).toEqual(allCards(position));
    });
  });

  test('an area holds one Force at most, of a seat of the game', () => {
    always(STEPS, 1, ({ result: { position } }) => {
      for (const [area, force] of Object.entries(position.forces)) {
        expect(AREA_IDS).toContain(area);
        expect(position.order).toContain(force.seat);
      }
    });
  });

  test('the events explain every Force and every VP', () => {
    always(STEPS, 1, ({ position, result }) => {
      const explained = replayed(position, result.events as readonly Event[]);
      const vp = Object.fromEntries(position.order.map((seat) => [seat, result.position.seats[seat]?.vp]));
      expect(explained).toEqual({ forces: result.position.forces, vp });
    });
  });

  test('VP never fall, logistics stay on their track, and hands are sorted', () => {
    always(STEPS, 1, ({ position, result }) => {
      for (const seat of position.order) {
        const [before, after] = [position.seats[seat], result.position.seats[seat]];
        expect(after?.vp).toBeGreaterThanOrEqual(before?.vp ?? 0);
        expect(after?.logistics).toBeGreaterThanOrEqual(1);
        expect(after?.logistics).toBeLessThanOrEqual(10);
        expect(after?.hand).toEqual(sorted(after?.hand ?? []));
      }
    });
  });

  test('the position can be read again', () => {
    always(STEPS, 3, ({ result: { position }, options }) => {
      const written: unknown = JSON.parse(canonicalJson(position));
      expect(domination.read(written, options, position.order)).toEqual({ ok: true, value: position });
    });
  });

  test('somebody owes something, and only seats that can respond', () => {
    always(STEPS, 1, ({ result: { position } }) => {
      const owing = domination.pending(position)?.seats.filter(({ owes }) => owes) ?? [];
      expect(owing.length > 0).toBe(position.phase !== 'over');
      for (const { seat } of owing) {
        expect(position.seats[seat]).toMatchObject({ vacant: false });
        expect(position.seats[seat]?.hand).not.toEqual([]);
      }
    });
  });
});

/** The Forces and VP derived from the previous ones and from the events. */
function replayed({ forces, seats }: Position, events: readonly Event[]) {
  const map = { ...forces };
  const vp = Object.fromEntries(Object.entries(seats).map(([seat, own]) => [seat, own.vp]));
  for (const event of events) {
    if (event.type === 'built') map[event.area] = { seat: event.seat, full: event.full };
    else if (event.type === 'reduced') map[event.area] = { seat: event.seat, full: false };
    else if (event.type === 'removed') delete map[event.area];
    else if (event.type === 'vp' || event.type === 'scored')
      vp[event.seat] = (vp[event.seat] ?? 0) + event.gain;
  }
  return { forces: map, vp };
}

test('random games come through every phase, every order, every reaction and every kind of event', () => {
  const seen = new Set<string>();
  always(KNOWN, 1, ({ result: { position, orders, events } }) => {
    seen.add(position.phase);
    for (const { type } of events) seen.add(type);
    for (const { order, result } of orders) {
      seen.add(result);
      if (result === 'ok') seen.add((order as { type: string }).type);
    }
  });
  const orders = [
    'build',
    'attack',
    'text',
    'discard1',
    'discard2',
    'pass',
    'standing',
    'resign',
    'take_over',
  ];
  const events = ['shuffled', 'drew', 'logistics', 'scoring_window', 'reaction', 'vacated', 'game_over'];
  expect([...PHASES, ...orders, ...events, 'partial'].filter((one) => !seen.has(one))).toEqual([]);
});

test('a refused order changes nothing and draws no random number', () => {
  let refused = 0;
  always(STEPS, 2, ({ position, options }, random) => {
    const seat = position.order[random.draw(0, position.order.length - 1)] ?? '';
    const order = randomOrder(position, seat, random);
    const [alone, silent] = [{ [seat]: [order] }, {}].map((lists) =>
      adjudicate(position, lists, { ...options, vacateAfter: 0 }, textRandom('refused')),
    );
    if (alone?.orders[0]?.result !== 'rejected') return;
    refused += 1;
    // 11.2 Only the count of missed deadlines distinguishes a refused order of the active seat from none.
    const uncounted = (one: typeof alone | undefined) =>
      canonicalJson({ events: one?.events, position: one?.position }).replaceAll(/"missed":\d+/g, '');
    expect(uncounted(alone)).toBe(uncounted(silent));
  });
  expect(refused).toBeGreaterThan(100);
});

test('an adjudication changes nothing it was given, and comes out the same a second time', () => {
  always(STEPS, 2, ({ position, lists, options, seed, result }) => {
    const before = canonicalJson(position);
    const again = adjudicate(frozen(position), frozen(lists), options, textRandom(seed));
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

test('every step has its sentences, each with a rule, and names no card that its reader may not know', () => {
  always(STEPS, 2, ({ position, result }) => {
    for (const { says, rules } of domination.describe(position, result)) {
      const text = inEnglish(says);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|_/);
      expect(rules[0]).toMatch(/^\d+\.\d+$/);
    }
  });
});

test('a game that is played again from its orders has the same hash chain', () => {
  const seed = '0123456789abcdef0123456789abcdef';
  const options = domination.options.parse({ turns: 3 });
  const seats = domination.seats.names.slice(0, 3);
  const given: Record<string, readonly unknown[]>[] = [];
  const play = (listsOf: (position: Position, step: number) => Record<string, readonly unknown[]>) => {
    let position = domination.setup(options, seats, stepRandom(seed, 'game', 0));
    let hash = '';
    for (let step = 1; position.phase !== 'over'; step += 1) {
      const lists = listsOf(position, step);
      const result = domination.adjudicate(position, lists, options, stepRandom(seed, 'game', step));
      hash = linkHash(hash, { step, given: lists, result });
      position = result.position;
    }
    return hash;
  };
  const first = play((position, step) => {
    const owing = domination.pending(position)?.seats.filter(({ owes }) => owes) ?? [];
    const lists = Object.fromEntries(
      owing.map(({ seat }) => [
        seat,
        steadyBot.orders(
          domination.view(position, { kind: 'seat', seat }),
          seat,
          stepRandom(seed, seat, step),
        ),
      ]),
    );
    given.push(structuredClone(lists));
    return lists;
  });
  expect(play((_, step) => given[step - 1] ?? {})).toBe(first);
});
