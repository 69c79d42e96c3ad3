import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../functions/api/whole-api';
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

  test.each(ROWS.map((row) => [nameOf(row), row] as const))('%s', async (name, row) => {
    expect(await tryRow(scene, row)).toEqual(expectedAnswers(EXPECTED[name] ?? {}));
  });
});
