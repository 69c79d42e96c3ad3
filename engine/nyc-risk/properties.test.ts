import { describe, expect, test } from 'vitest';
import { stepsOfGames } from '../../test/support/nyc-risk-generator';
import { randomOrder } from '../../test/support/nyc-risk-orders';
import { boardBy, boardOf } from '../../test/support/nyc-risk-replica';
import { always } from '../../test/support/random-games';
import { canonicalJson } from '../core/canonical';
import { linkHash } from '../core/chain';
import { stepRandom, textRandom } from '../random';
import { steadyBot } from './bots/steady';
import { ADVENTURES, CARDS } from './data/cards';
import type { Event } from './event-types';
import { nycRisk } from './index';
import { adjudicate } from './rules/adjudicate';
import { decidingSeats } from './rules/deciding';
import { PHASES, type Position } from './types';

const STEPS = stepsOfGames(40);
/** Always the same games, so that coverage does not depend on chance. */
const KNOWN = stepsOfGames(40, 2047);

const valuesOf = (position: Position, field: 'owner' | 'units') =>
  Object.fromEntries(
    Object.entries(position.hoods).map(([hood, holding]) => [hood, holding[field]]),
  ) as never;

describe('after every step', () => {
  test('the events explain every unit and every owner, and nothing crosses water but over an open way', () => {
    always(STEPS, 1, ({ position, result }) => {
      const after = result.position;
      const explained = boardBy(result.events as readonly Event[], position);
      expect(explained).toEqual(boardOf(valuesOf(after, 'owner'), valuesOf(after, 'units')));
    });
  });

  test('the events explain who plays, whose seat is vacant and who is out, each change once', () => {
    const becomes = {
      vacated: 'vacant',
      tookOver: 'playing',
      resigned: 'resigned',
      eliminated: 'eliminated',
    };
    const met = new Set<string>();
    always([...STEPS, ...KNOWN], 1, ({ position, result }) => {
      const status: Record<string, string> = { ...position.status };
      for (const event of result.events as readonly Event[])
        if (event.type in becomes && 'seat' in event) {
          const after = becomes[event.type as keyof typeof becomes];
          expect(status[event.seat]).not.toBe(after);
          status[event.seat] = after;
          met.add(event.type);
        }
      expect(status).toEqual(result.position.status);
    });
    expect([...met].sort()).toEqual(Object.keys(becomes).sort());
  });

  test('a hood stands empty only while a conqueror is on the way in, or before it was first taken', () => {
    always(STEPS, 1, ({ result: { position } }) => {
      const empty = Object.entries(position.hoods).filter(([, { units }]) => units < 1);
      if (position.turn > 0) {
        const expected = position.pending ? [[position.pending.to, 0]] : [];
        expect(empty.map(([hood, { units }]) => [hood, units])).toEqual(expected);
      } else for (const [, holding] of empty) expect(holding).toEqual({ owner: null, units: 0 });
    });
  });

  test('no card is lost, and none is there twice', () => {
    always(STEPS, 1, ({ result: { position } }) => {
      const { decks, seats } = position;
      const hands = seats.map((seat) => position.hands[seat]);
      const cards = [...decks.cards, ...decks.cardDiscard, ...hands.flatMap((hand) => hand?.cards ?? [])];
      const adventures = [
        ...decks.adventures,
        ...decks.adventureDiscard,
        ...hands.flatMap((hand) => hand?.adventures ?? []),
      ];
      expect(cards.sort()).toEqual([...CARDS].sort());
      expect(adventures.sort()).toEqual(ADVENTURES.map(({ id }) => id).sort());
    });
  });

  test('the position can be read again', () => {
    always(STEPS, 3, ({ result: { position }, options }) => {
      const written: unknown = JSON.parse(canonicalJson(position));
      expect(nycRisk.read(written, options, position.seats)).toEqual({ ok: true, value: position });
    });
  });
});

test('random games come through every phase and everything that can keep a seat waiting', () => {
  const seen = new Set<string>();
  always(KNOWN, 1, ({ result: { position, orders } }) => {
    seen.add(position.phase);
    if (position.pending) seen.add('pending');
    if (position.mustTrade) seen.add('mustTrade');
    if (position.closed.length > 0) seen.add('closed');
    for (const status of Object.values(position.status)) seen.add(status);
    for (const { order, result } of orders) if (result === 'done') seen.add((order as { type: string }).type);
  });
  const wanted = [...PHASES, 'pending', 'mustTrade', 'closed', 'playing', 'vacant', 'resigned', 'eliminated'];
  const orders = [
    'trade',
    'attack',
    'fortify',
    'playCard',
    'mayor',
    'discard',
    'setStandingOrder',
    'takeOver',
  ];
  expect([...wanted, ...orders].filter((one) => !seen.has(one))).toEqual([]);
});

test('a refused order changes nothing and draws no random number', () => {
  let refused = 0;
  always(STEPS, 2, ({ position, options }, random) => {
    const seat = position.seats[random.draw(0, position.seats.length - 1)] ?? '';
    const lists = Object.fromEntries(decidingSeats(position).map((one) => [one, [] as unknown[]]));
    const order = randomOrder(position, seat, random);
    const stream = textRandom('refused');
    const result = adjudicate(position, { ...lists, [seat]: [order] }, options, stream);
    if (result.orders[0]?.result !== 'rejected') return;
    refused += 1;
    expect(result.position).toEqual(position);
    expect(result.events).toEqual([]);
    expect(stream.drawn).toBe(0);
  });
  expect(refused).toBeGreaterThan(300);
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

test('a game that is played again from its orders has the same hash chain', () => {
  const seed = '0123456789abcdef0123456789abcdef';
  const options = nycRisk.options.parse({});
  const start = () => nycRisk.setup(options, nycRisk.seats.names.slice(0, 4), stepRandom(seed, 'game', 0));
  const given: Record<string, readonly unknown[]>[] = [];
  const play = (listsOf: (position: Position, step: number) => Record<string, readonly unknown[]>) => {
    let [position, hash] = [start(), ''];
    for (let step = 1; position.phase !== 'over'; step += 1) {
      const lists = listsOf(position, step);
      const result = nycRisk.adjudicate(position, lists, options, stepRandom(seed, 'game', step));
      hash = linkHash(hash, { step, given: lists, result });
      position = result.position;
    }
    return hash;
  };
  const first = play((position, step) => {
    const orders = (seat: string) =>
      steadyBot.orders(nycRisk.view(position, { kind: 'seat', seat }), seat, stepRandom(seed, seat, step));
    const lists = Object.fromEntries(decidingSeats(position).map((seat) => [seat, orders(seat)]));
    given.push(structuredClone(lists));
    return lists;
  });
  expect(play((_, step) => given[step - 1] ?? {})).toBe(first);
});
