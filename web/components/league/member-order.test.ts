import { expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import { FILTERS, membersInOrder, ORDERS } from './member-order';

type Member = League['members'][number];

function member(name: string, day: number, more: Partial<Member> = {}): Member {
  return {
    player: { id: name.toLowerCase(), name, kind: 'human' },
    ...{ roles: ['player'], joinedAt: `2027-01-0${day}T20:00:00.000Z` },
    ...{ muted: false, banned: false, bannedUntil: null },
    ...more,
  };
}

const MEMBERS = [
  member('Cleo', 1, { muted: true }),
  member('Ana', 3),
  member('Émile', 2, { roles: ['organizer', 'player'], banned: true }),
  member('Bo', 4, { roles: ['moderator', 'player'] }),
  member('Dora', 5, { roles: ['organizer', 'player'] }),
];
const ALL = { sought: '', order: 'name', filter: 'all' } as const;
const names = (asked: Partial<Parameters<typeof membersInOrder>[1]>) =>
  membersInOrder(MEMBERS, { ...ALL, ...asked }).map(({ player }) => player.name);

test.each([
  ['role', ['Dora', 'Bo', 'Ana', 'Cleo', 'Émile']],
  ['name', ['Ana', 'Bo', 'Cleo', 'Dora', 'Émile']],
  ['newest', ['Dora', 'Bo', 'Ana', 'Émile', 'Cleo']],
  ['oldest', ['Cleo', 'Émile', 'Ana', 'Bo', 'Dora']],
] as const)('sorts members by %s', (order, expected) => {
  expect(names({ order })).toEqual(expected);
});

test.each([
  ['all', ['Ana', 'Bo', 'Cleo', 'Dora', 'Émile']],
  ['organizer', ['Dora']],
  ['moderator', ['Bo']],
  ['muted', ['Cleo']],
  ['banned', ['Émile']],
] as const)('leaves with the filter %s those it names', (filter, expected) => {
  expect(names({ filter })).toEqual(expected);
});

test('finds a part of a name, whatever its case', () => {
  expect(names({ sought: ' éM' })).toEqual(['Émile']);
  expect(names({ sought: 'nobody' })).toEqual([]);
});

test('has a case for every order and filter that the page offers', () => {
  expect([ORDERS.length, FILTERS.length]).toEqual([4, 5]);
});
