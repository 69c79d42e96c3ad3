import { expect, test } from 'vitest';
import type { Inbox } from '../../../functions/core/inbox/inbox.schema';
import { waitingInSeason } from './waiting-in-season';

const item = (season: string | null, game: string | null) =>
  ({ season: season === null ? null : { id: season, name: 'Season' }, game }) as Inbox['items'][number];

test('a board counts once however much of it waits; what concerns no season counts for none', () => {
  const items = [
    item('a', 'a1'),
    item('a', 'a1'),
    item('a', 'a2'),
    item('a', null),
    item('b', 'b1'),
    item(null, null),
  ];
  expect(waitingInSeason(items, 'a')).toEqual({ boards: 2, decisions: 1 });
  expect(waitingInSeason(items, 'b')).toEqual({ boards: 1, decisions: 0 });
  expect(waitingInSeason(items, 'c')).toEqual({ boards: 0, decisions: 0 });
});
