import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retiredNames, retiredPhrases } from './find-retired';
import { RETIRED_IN_GERMAN, RETIRED_IN_NAMES } from './retired-words';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((path) => existsSync(path));

test('no exported name and no file name has a retired word', () => {
  const code = files.filter((path) => /\.(ts|tsx)$/.test(path) && !path.endsWith('.d.ts'));
  expect(code.length).toBeGreaterThan(2000);
  const found = code.flatMap((path) => retiredNames(path, readFileSync(path, 'utf8')));
  expect(found.join('\n')).toBe('');
});

test('no English text of the pages, mails and guides has a retired phrase', () => {
  const texts = files.filter(
    (path) =>
      /^messages\/en\/.*\.json$/.test(path) ||
      /^(docs\/[^/]+|README|CONTRIBUTING|site-pages\/en\/[^/]+)\.md$/.test(path),
  );
  expect(texts.length).toBeGreaterThan(50);
  const found = texts
    // The glossary contains the retired words.
    .filter((path) => path !== 'docs/glossary.md')
    .flatMap((path) => retiredPhrases(path, readFileSync(path, 'utf8')));
  expect(found.join('\n')).toBe('');
});

test('no German text of the pages and mails has a retired word', () => {
  const texts = files.filter((path) => /^messages\/de\/.*\.json$/.test(path));
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap((path) => retiredPhrases(path, readFileSync(path, 'utf8'), RETIRED_IN_GERMAN));
  expect(found.join('\n')).toBe('');
});

test.each([
  ['functions/notify/told.ts', ''],
  ['functions/notify/drafts.ts', 'export interface ToldDraft {}'],
  ['functions/notify/drafts.ts', 'export const TOLD_DRAFTS = 4;'],
  ['functions/notify/drafts.ts', 'export async function tellOfStep() {}'],
])('a retired word in %s is found: %s', (path, source) => {
  expect(retiredNames(path, source)).toHaveLength(1);
});

test('a retired phrase in a text is found, and a longer word is none', () => {
  expect(retiredPhrases('a.json', 'Whoever has it can take a seat.')).toHaveLength(1);
  expect(retiredPhrases('a.json', 'Retold often, and the founders of it.')).toEqual([]);
  expect(retiredNames('a.ts', 'export function essayTitle() {}')).toEqual([]);
});

test('every name that the glossary gives is one of the code, the API or the table', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8').split('## Retired words')[0] ?? '';
  const names = [...new Set([...glossary.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))];
  expect(names.length).toBeGreaterThan(100);
  const code = files
    .filter((path) => /^(engine|functions|web)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${path}\n${readFileSync(path, 'utf8')}`)
    .join('\n');
  const stands = (name: string) =>
    /^[\w ]+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(code) : code.includes(name);
  const folders = (name: string) => name.includes('/') && files.some((path) => path.startsWith(name));
  const commands = /^npx /;
  expect(names.filter((name) => !stands(name) && !folders(name) && !commands.test(name))).toEqual([]);
});

test('the glossary names every retired word, and what to write instead', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const missing = RETIRED_IN_NAMES.filter(({ word }) => !new RegExp(`\\b${word}\\b`, 'i').test(glossary));
  expect(missing.map(({ word }) => word)).toEqual([]);
});
