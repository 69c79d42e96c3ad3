import { expect, test } from 'vitest';
import { newGuestId } from '../practice/guests';
import type { Scope } from '../session/sessions.records';
import { offlineOwner } from './offline-owner';

const somebody = (id: string, ...scopes: readonly Scope[]) => ({
  ...{ id, name: id, email: null },
  session: { id: 'session', began: 0, scopes },
});

test.each([
  ['a visitor has, who is not known', null, null],
  ['a guest has', somebody(newGuestId(), 'read', 'play', 'account'), null],
  ['a program has', somebody('ann', 'read', 'play'), null],
  ['somebody has who acts without a session', { id: 'ann', name: 'Ann', email: null }, null],
  ['somebody has who logged in on a computer of their own', somebody('ann', 'account'), 'ann'],
])('for whom the device that %s keeps what it sees', (_, caller, keeper) => {
  expect(offlineOwner(caller)).toBe(keeper);
});
