import { expect, test } from 'vitest';
import { findable } from './known-by-name';

const person = (id: string, name: string) => ({ id, name, kind: 'human' as const });

test('a name finds nobody who is in the season only by an invitation to their address', () => {
  const entry = (id: string, name: string) => ({
    ...{ season: 's', player: person(id, name), state: 'invited' as const, at: 0 },
    ...{ prefers: [], avoids: [], zone: null },
  });
  const people = findable({
    members: [],
    past: [],
    entries: [entry('ann', 'Ann'), entry('ben', 'Ben')] as never,
    invitations: [{ player: 'ann' }] as never,
  });
  expect(people).toEqual([person('ben', 'Ben')]);
});

test('a member is found by the names of accounts that were merged, and bots by none', () => {
  const member = { league: 'l', player: person('ann', 'Ann Lee'), roles: [], joinedAt: 0 };
  const bot = { ...member, player: { id: 'bot', name: 'Ada (bot)', kind: 'bot' as const } };
  const people = findable({ members: [{ ...member, alsoNamed: ['Annie', 'ann LEE'] }, bot], past: [] });
  expect(people).toEqual([person('ann', 'Ann Lee'), person('ann', 'Annie')]);
});
