import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../functions/api/whole-api';
import { GAME_CASES } from './cases-of-games';
import { PRACTICE_CASES } from './cases-of-practice';
import { LIFE_CASES } from './cases-of-season-life';
import { SEASON_CASES } from './cases-of-seasons';
import { SITE_CASES } from './cases-of-site';
import { huntAll } from './hunted';

/** Operations that write nothing, or one item for their caller only. */
const SINGLE: readonly string[] = [
  'POST /calendar',
  'POST /me/merge-codes',
  'POST /games/{id}/result/effect',
  'POST /games/{id}/rulings/effect',
  'POST /seasons/{id}/clocks/effect',
  // Only its item, plus the profile of a caller who has none.
  'POST /me/sessions',
  'DELETE /me/session',
  'DELETE /me/sessions',
  'DELETE /me/sessions/{session}',
  // Logins are in a separate table.
  'DELETE /me/logins/services/{service}',
  'POST /me/logins/passkeys/challenge',
  'POST /me/logins/passkeys',
  'DELETE /me/logins/passkeys/{passkey}',
  'POST /passkeys/challenge',
  'POST /passkeys/answer',
  'POST /games/{id}/notes',
  'PUT /games/{id}/notes/{note}',
  'DELETE /games/{id}/notes/{note}',
  'PUT /games/{id}/statement',
  'PUT /games/{id}/opened-press',
  'DELETE /me/notices/{id}',
  'PUT /me/notifications/browsers',
  'DELETE /me/notifications/browsers',
  'POST /me/notifications/calendar',
  'PUT /me/notifications/program',
  'DELETE /me/notifications/program',
  'POST /me/notifications/mail',
  'POST /me/notifications/failed',
  'POST /unsubscribe/{token}',
  'POST /invitations/{token}/consent',
  'POST /invitations/{token}/opened',
  'POST /seasons/{id}/invitation/opened',
  // An entry in the log, where a check may reveal a hand.
  'POST /games/{id}/entered-orders/check',
  'POST /reports',
  'POST /me/measures/{id}/appeal',
  // The log first, then the sessions: repeated, it writes both.
  'DELETE /site/accounts/{player}/sessions',
  'POST /leagues/{id}/webhooks/failed',
  'POST /leagues/{id}/chats/code',
  'DELETE /leagues/{id}/drafts/{draft}',
  'POST /leagues/{id}/members/{player}/notes',
  'DELETE /leagues/{id}/members/{player}/notes/{note}',
];

test('every operation that changes something is hunted', () => {
  const changing = OPERATIONS.filter(({ method }) => method !== 'GET').map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(
    [
      ...Object.keys(SEASON_CASES),
      ...Object.keys(LIFE_CASES),
      ...Object.keys(GAME_CASES),
      ...Object.keys(PRACTICE_CASES),
      ...Object.keys(SITE_CASES),
      ...SINGLE,
    ].sort(),
  ).toEqual([...changing].sort());
});

huntAll(SEASON_CASES);
huntAll(LIFE_CASES);
