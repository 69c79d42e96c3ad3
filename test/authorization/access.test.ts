import { describe, expect, test } from 'vitest';
import type { Access } from '../../functions/api/operation';
import { nameOf } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import { CALLERS, type CallerName } from './callers';
import { EXPECTED } from './expected';
import { expectedAnswers } from './expected-answers';
import { nameOf as nameOfRow } from './row';
import { ROWS } from './rows';

const ACCOUNTS = CALLERS.filter((one) => one !== 'visitor');
const ORGANIZERS = ['organizer', 'playing-organizer'] as const;
const MODERATORS = ['moderator', 'playing-moderator', 'former-moderator', ...ORGANIZERS] as const;

/** The callers who have each role in the scene of the matrix. */
const HAVE: Readonly<Record<Access, readonly CallerName[]>> = {
  anyone: CALLERS,
  account: ACCOUNTS,
  self: ACCOUNTS,
  member: ['member', 'player', 'other', 'former', ...MODERATORS],
  // The member is registered in the season that has not begun.
  player: [
    ...['member', 'player', 'other', 'former'],
    ...['playing-moderator', 'former-moderator', 'playing-organizer'],
  ] as CallerName[],
  moderator: MODERATORS,
  organizer: ORGANIZERS,
  administrator: ['site-admin', 'player'],
};
const ROLES = Object.keys(HAVE) as Access[];

/** Answers to callers whose role allows an operation. A refusal for another reason says nothing about their role. */
const ADMITTED = /^(ok|proposed|conflict-of-interest)\b/;

/** The callers whose role allows an operation, by the answers in the matrix, which `matrix.test.ts` compares with the API. */
function admittedTo(operation: string): readonly CallerName[] {
  const rows = ROWS.filter((row) => row.operation === operation);
  const answers = rows.flatMap((row) => Object.entries(expectedAnswers(EXPECTED[nameOfRow(row)] ?? {})));
  return CALLERS.filter((name) => answers.some(([one, answer]) => one === name && ADMITTED.test(answer)));
}

const DECLARED = OPERATIONS.map((one) => [nameOf(one), one.access] as const);

describe('the access that an operation declares is that of the matrix', () => {
  test.each(DECLARED)('%s', (name, access) => {
    const admitted = admittedTo(name);
    const allowed = new Set(access.flatMap((role) => HAVE[role]));
    expect(
      admitted.filter((one) => !allowed.has(one)),
      'answered well, though no declared role allows it',
    ).toEqual([]);
    if (admitted.length === 0) return;
    for (const role of access) {
      const others = new Set(
        access.filter((one) => one !== role && one !== 'self').flatMap((one) => HAVE[one]),
      );
      const own = admitted.filter((one) => HAVE[role].includes(one) && !others.has(one));
      expect(own, `nobody is answered well for being ${role}`).not.toEqual([]);
      if (role === 'self') expect(own.length, 'too many for what concerns one person').toBeLessThan(3);
    }
    if (access.length > 1 || access.includes('self')) return;
    const narrower = ROLES.filter(
      (role) =>
        HAVE[role].length < allowed.size &&
        HAVE[role].every((one) => allowed.has(one)) &&
        admitted.every((one) => HAVE[role].includes(one)),
    );
    expect(narrower, 'these narrower roles describe it').toEqual([]);
  });
});

test('most of what it compares has callers who are answered well', () => {
  const unproven = DECLARED.filter(([name]) => admittedTo(name).length === 0).map(([name]) => name);
  expect(unproven.length).toBeLessThan(20);
});

test('what administrators of the site do is what only they have access to', () => {
  const bySite = OPERATIONS.filter(({ conflict }) => conflict === 'site').map(nameOf);
  const changing = OPERATIONS.filter(
    ({ method, access }) => method !== 'GET' && [access].flat().join() === 'administrator',
  );
  expect(changing.map(nameOf).sort()).toEqual(bySite.sort());
});
