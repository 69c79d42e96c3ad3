import { expect, test } from 'vitest';
import { Unsubscribed } from '../../../functions/core/notification/notifications.schema';
import { KINDS } from './kinds';

// A browser that loaded the platform's list would load the schemas with it.
test('the page offers each kind of news that there is', () => {
  // A digest covers all of them, and invitations go to people who have no page yet.
  expect([...KINDS, 'digest', 'invitations']).toEqual(Unsubscribed.shape.kind.options);
});
