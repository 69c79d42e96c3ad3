import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityRows } from './security-claims/rows';

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; they are numbered from one. */
const SECTIONS = {
  'V1.1': 2,
  'V1.2': 9,
  'V1.3': 11,
  'V1.4': 3,
  'V1.5': 2,
  'V2.1': 3,
  'V2.2': 3,
  'V2.3': 4,
  'V2.4': 1,
  'V3.2': 2,
  'V3.3': 4,
  'V3.4': 6,
  'V3.5': 5,
  'V3.7': 2,
  'V4.1': 3,
  'V4.2': 1,
  'V4.3': 2,
  'V4.4': 4,
  'V5.1': 1,
  'V5.2': 3,
  'V5.3': 2,
  'V5.4': 3,
  'V6.1': 3,
  'V6.2': 12,
  'V6.3': 4,
  'V6.4': 4,
  'V6.5': 5,
  'V6.6': 3,
  'V6.8': 4,
  'V7.1': 3,
  'V7.2': 4,
  'V7.3': 2,
  'V7.4': 5,
  'V7.5': 2,
  'V7.6': 2,
  'V8.1': 2,
  'V8.2': 3,
  'V8.3': 1,
  'V8.4': 1,
  'V9.1': 3,
  'V9.2': 4,
  'V10.1': 2,
  'V10.2': 2,
  'V10.3': 4,
  'V10.4': 11,
  'V10.5': 5,
  'V10.6': 2,
  'V10.7': 3,
  'V11.1': 2,
  'V11.2': 3,
  'V11.3': 3,
  'V11.4': 4,
  'V11.5': 1,
  'V11.6': 1,
  'V12.1': 3,
  'V12.2': 2,
  'V12.3': 4,
  'V13.1': 1,
  'V13.2': 5,
  'V13.3': 2,
  'V13.4': 5,
  'V14.1': 2,
  'V14.2': 4,
  'V14.3': 3,
  'V15.1': 3,
  'V15.2': 3,
  'V15.3': 7,
  'V16.1': 1,
  'V16.2': 5,
  'V16.3': 4,
  'V16.4': 3,
  'V16.5': 3,
  'V17.1': 1,
  'V17.2': 4,
  'V17.3': 2,
} as const;

const ALL = allOf(SECTIONS);

const page = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
const rows = securityRows().map((row) => ({ ...row, requirements: named(row.ids) }));

/** Each requirement that a row names, as "V1.2.3" or "V1.2.3 to V1.3.1". */
function named(ids: string): readonly string[] {
  const [first = '', last = first] = ids.split(' to ');
  return ALL.slice(ALL.indexOf(first), ALL.indexOf(last) + 1);
}

function allOf(sections: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
}

test('every requirement of levels 1 and 2 has one row, in their order', () => {
  expect(ALL).toHaveLength(253);
  expect(rows.flatMap(({ requirements }) => requirements)).toEqual(ALL);
});

test.each(
  rows.map((row) => [row.requirements[0], row] as const),
)('%s is met, not applicable, or open', (_, row) => {
  const { state, how, tests } = row;
  expect(state).toMatch(/^(met|not applicable|open, low)$/);
  expect(how).toMatch(/\w/);
  expect(tests.length > 0).toBe(state === 'met');
  for (const file of tests) expect(file).toMatch(/\.(test|spec)\.ts$/);
  expect(tests.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});

test('what the page points to is there', () => {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const goals = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, goal]) => goal);
  expect(goals.length).toBeGreaterThan(10);
  expect(goals.filter((goal) => !headings.includes(goal ?? ''))).toEqual([]);
  const paths = [...page.matchAll(/`((?:engine|functions|test|web|infra)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});
