import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '../../../functions/store/records/notifications';
import { KINDS } from './kinds';

// A browser that imported the platform's list would load the schemas beside it.
test('the page offers each kind of news that there is', () => {
  expect(KINDS).toEqual(NOTIFICATION_KINDS);
});
