import { expect, test } from 'vitest';
import { Unsubscribed } from '../../../functions/api/schemas/notifications';
import { KINDS } from './kinds';

// A browser that took the platform's list would load the schemas beside it.
test('the page offers each kind of news that there is', () => {
  expect([...KINDS, 'digest']).toEqual(Unsubscribed.shape.kind.options);
});
