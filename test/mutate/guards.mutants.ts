import { expect, test } from 'vitest';
import { productSources } from '../measure/sources';
import { nameOf, type Row } from '../roles/row';
import { ROWS } from '../roles/rows';
import { type Scene, setScene } from '../roles/scene';
import { tryRow } from '../roles/try-row';
import { guardSites } from './guard-sites';
import { type Mutants, startMutants } from './mutants';

/** Conditions that ask who somebody is, but answer no caller, or that another one makes superfluous. */
const LEFT_OUT: readonly (readonly [where: RegExp, why: string])[] = [
  [
    /api\/(idempotency|presence)\.ts/,
    'for all who are logged in: notes requests and devices, answers nothing',
  ],
  [/operation\.ts.*as false/, 'asked twice: before the body is read, and for its type'],
  [
    /views\/(game|result)\.ts.*caller (!|=)== null as/,
    'for its type: a visitor has no roles and rules on nothing',
  ],
  [/press-rules\.ts.*caller === null as false/, 'for its type: a visitor holds no seat'],
  [/views\/(step|taken)\.ts.*rolesIn|viewer\.ts/, 'no game shows moderators more than spectators'],
  [/follow-ups\/|tell-of-events/, 'comes after the reply; the integration tests of members cover it'],
  [/divisions\.ts.*isBanned/, 'says who is entered, not who may ask'],
  [
    /manage-leagues\.ts:\d+ (member\.)?roles\.includes|rule-on-member\.ts.*includes\('organizer'\) as false/,
    'chooses a condition of the write',
  ],
  [/registration\.ts.*isBanned\(\) as false/, 'the write refuses those who are banned as well'],
];

const LIVE = /^functions\/(services|api)\//;

test('every guard that is taken away changes an answer of the matrix', async () => {
  const mutants = startMutants();
  const scene = await setScene();
  const rows = await watched(scene, mutants);
  const lost: string[] = [];
  const names = productSources()
    .filter(({ path }) => LIVE.test(path))
    .flatMap(({ path, tree }) => guardSites(path, tree.text).map(({ name }) => name))
    .filter((name) => !LEFT_OUT.some(([where]) => where.test(name)));
  for (const name of names) {
    const touched = rows.filter(({ seen }) => seen.has(name));
    if (touched.length === 0) lost.push(`not reached: ${name}`);
    else if (!(await isFound(scene, mutants, name, touched))) lost.push(`not found: ${name}`);
  }
  console.log(`${names.length - lost.length} of ${names.length} found\n${lost.join('\n')}`);
  expect(lost).toEqual([]);
});

interface Watched {
  readonly row: Row;
  readonly answers: string;
  readonly seen: ReadonlySet<string>;
}

/** What each row answers undisturbed, and which switches its requests come upon. */
async function watched(scene: Scene, mutants: Mutants): Promise<readonly Watched[]> {
  const found: Watched[] = [];
  for (const row of ROWS) {
    const seen = new Set<string>();
    const answers = await tryRow(scene, row, {
      async during(run) {
        mutants.seen = seen;
        try {
          return await run();
        } finally {
          mutants.seen = null;
        }
      },
    });
    found.push({ row, answers: JSON.stringify(answers), seen });
  }
  return found;
}

async function isFound(
  scene: Scene,
  mutants: Mutants,
  name: string,
  rows: readonly Watched[],
): Promise<boolean> {
  for (const { row, answers } of rows) {
    const mutated = await tryRow(scene, row, {
      async during(run) {
        mutants.active = name;
        try {
          return await run();
        } finally {
          mutants.active = null;
        }
      },
    }).catch((error: unknown) => ({ [nameOf(row)]: String(error) }));
    if (JSON.stringify(mutated) !== answers) return true;
  }
  return false;
}
