import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf as operationName, type Writes } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import type { Answer } from '../support/world';
import type { CallerName } from './callers';
import { EXPECTED } from './expected';
import { expectedAnswers } from './expected-answers';
import { nameOf } from './row';
import { ROWS } from './rows';
import { type Scene, setScene } from './scene';
import { tryRow } from './try-row';

test('every operation of the API has a row, and every row an operation and an expectation', () => {
  const operations = OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort();
  expect([...new Set(ROWS.map(({ operation }) => operation))].sort()).toEqual(operations);
  expect(ROWS.map(nameOf).sort()).toEqual(Object.keys(EXPECTED).sort());
});

describe('who may', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });
  afterAll(() => scene.hunt.world.close());

  /** The most items that each operation stored in a request that was answered well. */
  const stored = new Map<string, number>();
  /** The operations that led to what they made. */
  const located = new Set<string>();

  test.each(ROWS.map((row) => [nameOf(row), row] as const))('%s', async (name, row) => {
    const during = async <T>(run: () => Promise<T>): Promise<T> => {
      const { items, value } = await scene.hunt.counting(run);
      const { status } = value as Answer;
      if (status === 200) stored.set(row.operation, Math.max(items, stored.get(row.operation) ?? 0));
      return value;
    };
    const after = async ({ status, headers }: Answer, caller: CallerName) => {
      if (status !== 200 || !LOCATED.includes(row.operation)) return;
      const location = headers.get('location') ?? 'no location';
      const made = await scene.people[caller].get(location.replace(/^\/v1/, ''));
      expect([location, made.status]).toEqual([location, 200]);
      located.add(row.operation);
    };
    expect(await tryRow(scene, row, { during, after })).toEqual(expectedAnswers(EXPECTED[name] ?? {}));
  });

  test('an operation that makes something says where it is', () => {
    expect([...located].sort()).toEqual(LOCATED);
  });

  test('no operation stores more than it declares', () => {
    const most = (writes: Writes = 'none') =>
      ({ none: 0, one: 1, several: Number.POSITIVE_INFINITY })[writes];
    const more = OPERATIONS.filter((one) => (stored.get(operationName(one)) ?? 0) > most(one.writes));
    expect(more.map((one) => `${operationName(one)}: ${stored.get(operationName(one))}`)).toEqual([]);
  });

  test('an operation that declares to store an item stores it for some row', () => {
    const one = OPERATIONS.filter(({ writes }) => writes === 'one').map(operationName);
    expect(one.filter((name) => (stored.get(name) ?? 0) === 0).sort()).toEqual([...STORE_ELSEWHERE].sort());
  });
});

/** The operations that make something with an address. */
const LOCATED = OPERATIONS.filter(({ location }) => location !== undefined)
  .map(operationName)
  .sort();

/** No row makes these store their one item. */
const STORE_ELSEWHERE: readonly string[] = [
  // They need what the caller alone made before; crash injection has cases for them.
  ...['DELETE /games/{id}/plan', 'PUT /games/{id}/notes/{note}', 'DELETE /me/sessions/{session}'],
  ...[
    'DELETE /me/notifications/browsers',
    'POST /unsubscribe/{token}',
    'DELETE /me/logins/passkeys/{passkey}',
  ],
  // They need a delivery that failed, an invitation, another login, or a check that reveals a hand.
  ...['POST /leagues/{id}/webhooks/failed', 'POST /me/notifications/failed'],
  ...['POST /seasons/{id}/invitation/opened', 'DELETE /me/logins/services/{service}'],
  'POST /games/{id}/entered-orders/check',
];
