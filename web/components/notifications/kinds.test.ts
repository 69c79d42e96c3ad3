import { expect, test } from 'vitest';
import { Unsubscribed } from '../../../functions/api/schemas/notifications';
import { KINDS } from './kinds';

// A browser that took the platform's list would load the schemas beside it.
test('the page offers each kind of news that there is', () => {
  // A digest is all of them, and invitations go to people who have no page yet.
  expect([...KINDS, 'digest', 'invitations']).toEqual(Unsubscribed.shape.kind.options);
});
