import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = import.meta.dirname;

/** Pages shown in place of another: their own files include the bar, since no page around them does. */
const IN_PLACE = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(error|not-found|loading)\.tsx$/.test(file),
);

test.each(IN_PLACE)('%s has the bar of the site', (file) => {
  expect(readFileSync(path.join(APP, file), 'utf8')).toMatch(/<(Plain|Bare)?Header[ /]|\{words\.header\}/);
});

test('what stands in place of a page is found', () => {
  expect(IN_PLACE).toEqual(expect.arrayContaining(['error.tsx', 'not-found.tsx']));
});
