import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const CONTRIBUTING = read('CONTRIBUTING.md');

describe('CONTRIBUTING', () => {
  test('has every command of package.json in its table, and no other', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
    const table = CONTRIBUTING.split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n');
    const named = [...table.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort());
  });

  test('says how to change what is changed most, in at most ten lines each', () => {
    const [, rest = ''] = CONTRIBUTING.split('## How to\n');
    const lists = rest.split(/^(?=\*\*)/m).filter((part) => /^\*\*(?:Add|Change) /.test(part));
    expect(lists.map((list) => list.split('\n')[0])).toEqual([
      '**Add an endpoint**',
      '**Add a channel for notifications**',
      '**Add a tie-break**',
      '**Add a column of the standings**',
      '**Change a rule**',
    ]);
    for (const list of lists) expect(list.split('\n').filter((line) => line !== '').length).toBeLessThan(12);
  });

  test('names files and folders that exist', () => {
    const paths = [
      ...CONTRIBUTING.matchAll(/`((?:engine|functions|infra|messages|test|web|docs)\/[^`*{<]+)`/g),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('<') && !path.includes(' '));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

test('the README of the tests has a row for each of their folders, and names commands that exist', () => {
  const readme = read('test/README.md');
  const [, folders = ''] = readme.split('\n| Folder |');
  const [table = ''] = folders.split('\n\n');
  const rows = [...table.matchAll(/^\| `([\w-]+)(?:\/[\w-]+)?` \|/gm)].map(([, folder = '']) => folder);
  const found = readdirSync(join(ROOT, 'test'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect([...new Set(rows)].sort()).toEqual(found.map(({ name }) => name).sort());
  const resilience = readdirSync(join(ROOT, 'test/resilience'), { withFileTypes: true });
  const parts = [...table.matchAll(/^\| `resilience\/([\w-]+)`/gm)].map(([, part]) => part);
  expect(parts.sort()).toEqual(
    resilience
      .filter((one) => one.isDirectory())
      .map(({ name }) => name)
      .sort(),
  );
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
  const named = [...readme.matchAll(/`npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});
