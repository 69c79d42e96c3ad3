import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../functions/api/whole-api';
import { CALLERS, type CallerName } from './callers';
import { EXPECTED } from './expected';
import { nameOf } from './row';
import { ROWS } from './rows';
import { type Scene, setScene } from './scene';
import { type Answers, tryRow } from './try-row';

/** The callers that a line of the table names; "rest" are all callers that its other lines leave out. */
function answersOf(lines: Readonly<Record<string, string>>): Answers {
  const named = Object.values(lines).flatMap((names) => names.split(' '));
  expect(named.filter((name) => name !== 'rest' && !isCaller(name))).toEqual([]);
  const rest = CALLERS.filter((name) => !named.includes(name));
  const answers = Object.entries(lines).flatMap(([answer, names]) =>
    names
      .split(' ')
      .flatMap((name) => (name === 'rest' ? rest : [name as CallerName]).map((one) => [one, answer])),
  );
  const byName = Object.fromEntries(answers) as Answers;
  // A site administrator sees as much as a stranger does, except in the site's own operations.
  const { stranger } = byName;
  const isNamed = named.includes('site-admin') || stranger === undefined;
  return isNamed ? byName : { ...byName, 'site-admin': stranger };
}

function isCaller(name: string): boolean {
  return CALLERS.some((one) => one === name);
}

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
    expect(await tryRow(scene, row)).toEqual(answersOf(EXPECTED[name] ?? {}));
  });
});
