import { describe, expect, test } from 'vitest';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import type { SeatSearch } from './absence.records';
import {
  isSought,
  isVacant,
  newSearch,
  offerMessage,
  searched,
  type WantedSearch,
  withOffer,
  withoutOffer,
} from './seat-search';

const deps = { clock: () => 5, newId: () => 'id' } as unknown as Deps;
const person = (id: string) => ({ id, name: id, kind: 'human' as const });

function table(
  more: { readonly kind?: string; readonly state?: string; readonly disorder?: boolean } = {},
): GameAndGate {
  const { kind = 'human', state = 'open', disorder = false } = more;
  return {
    game: {
      id: 'g',
      season: { id: 's' },
      seats: [
        { seat: 'north', player: { id: 'ann', kind } },
        { seat: 'south', player: { id: 'bob', kind: 'human' } },
      ],
    },
    gate: { state, pace: 'orders', misses: { north: { row: 2, disorder } } },
  } as unknown as GameAndGate;
}

const wanted = (named: string | null = null): WantedSearch =>
  ({
    ...{ why: 'vacant', by: person('mod'), named: named === null ? null : person(named) },
  }) as unknown as WantedSearch;
const search = (more: object = {}): SeatSearch => ({
  ...newSearch(deps, table(), 'north', wanted(), undefined),
  ...more,
});

describe('a search for a seat', () => {
  test('begins with nobody asked, for the player in the seat', () => {
    expect(search()).toMatchObject({
      season: 's',
      game: 'g',
      seat: 'north',
      at: 5,
      reason: '',
      version: 1,
      holder: 'ann',
      offer: null,
      passed: [],
    });
  });

  test('takes the place of the one before, and asks again only whom a moderator names', () => {
    const before = search({ version: 4, passed: ['cho', 'dan'] });
    const next = (named: string | null) => newSearch(deps, table(), 'north', wanted(named), before);
    expect(next(null)).toMatchObject({ version: 5, passed: ['cho', 'dan'] });
    expect(next('dan')).toMatchObject({ version: 5, passed: ['cho'] });
  });

  test('asks a player for half the time of a turn', () => {
    const live = table();
    const deadlines = { orders: 120, adjustment: 60, earlyClose: 'allowed' };
    const given = { ...live, game: { ...live.game, deadlines } } as unknown as GameAndGate;
    const cho = person('cho');
    expect(withOffer(deps, given, search({ version: 3 }), cho)).toMatchObject({
      ...{ version: 4, offer: { player: cho, at: 5, until: 5 + 60 * 60_000 } },
    });
  });

  test('goes on without the player who declined', () => {
    const asked = search({ offer: { player: person('cho'), at: 1, until: 2 }, passed: ['dan'] });
    expect(withoutOffer(asked)).toMatchObject({ version: 2, offer: null, passed: ['dan', 'cho'] });
    expect(withoutOffer(search())).toMatchObject({ version: 2, passed: [] });
  });

  test('notifies the player who is asked, and the moderator who named them', () => {
    const cho = person('cho');
    expect(offerMessage(search(), 'offered', cho)).toMatchObject({
      what: 'offered',
      to: 'cho',
      seat: 'north',
    });
    expect(offerMessage(search(), 'declined', cho)).toBeUndefined();
    expect(offerMessage(search({ named: cho }), 'lapsed', cho)).toMatchObject({
      what: 'lapsed',
      to: 'mod',
      player: cho,
    });
    expect(searched(deps, search())).toEqual({ id: 'id', kind: 'seat-searched', at: 5, season: 's' });
    const tells = offerMessage(search(), 'offered', cho);
    expect(searched(deps, search(), tells)).toMatchObject({ tells });
  });

  test('goes on while nobody plays the seat', () => {
    expect(isVacant(table(), 'north')).toBe(false);
    expect(isVacant(table({ disorder: true }), 'north')).toBe(true);
    expect(isVacant(table({ kind: 'bot' }), 'north')).toBe(true);
    expect(isSought(table({ disorder: true }), search())).toBe(true);
    expect(isSought(table(), search())).toBe(false);
    expect(isSought(table(), search({ why: 'leaves' }))).toBe(true);
    expect(isSought(table({ disorder: true }), search({ holder: 'bob' }))).toBe(false);
    expect(isSought(table({ disorder: true, state: 'finished' }), search())).toBe(false);
  });
});
