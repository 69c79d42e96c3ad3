import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { commitOf, releaseOf } from './release';
import { type Rollback, rollBack } from './rollback';

function rollback(before: string | undefined, fails = 'nothing') {
  const done: string[] = [];
  const given: Rollback = {
    stage: 'prod',
    account: {
      output: async (stack, name) => (`${stack} ${name}` === 'Functions ReleaseBefore' ? before : undefined),
    },
    run: async (folder, ...words) => {
      done.push(`${folder}: ${words.join(' ')}`);
      if (words.join(' ').includes(fails)) throw new Error(`${fails} failed`);
    },
    copyStageFile: (folder) => void done.push(`${folder}: the stage’s file`),
    say: () => undefined,
  };
  return { done, given };
}

test('the release before is built from its commit and deployed, with the stage’s file of now', async () => {
  const { done, given } = rollback('0.1.0+1fb17075abcd');
  await rollBack(given, '/tmp/earlier');
  expect(done).toEqual([
    '.: git worktree add --detach /tmp/earlier 1fb17075abcd',
    '/tmp/earlier: the stage’s file',
    '/tmp/earlier: npm ci',
    '/tmp/earlier: npm run deploy -- prod',
    '.: git worktree remove --force /tmp/earlier',
  ]);
});

test('another release can be named', async () => {
  const { done, given } = rollback('0.1.0+1fb17075abcd');
  await rollBack(given, '/tmp/earlier', '0.1.0+0af0049e1234');
  expect(done[0]).toContain(' 0af0049e1234');
});

test('its folder goes, though the deployment fails', async () => {
  const { done, given } = rollback('0.1.0+1fb17075abcd', 'npm run deploy');
  await expect(rollBack(given, '/tmp/earlier')).rejects.toThrow('npm run deploy failed');
  expect(done.at(-1)).toBe('.: git worktree remove --force /tmp/earlier');
});

test.each([
  [undefined, /Nothing was deployed to prod before/],
  ['0.1.0+1fb17075abcd-dirty', /changes that no commit has/],
  ['0.1.0', /changes that no commit has/],
])('there is no way back to %s, and nothing is done', async (before, words) => {
  const { done, given } = rollback(before);
  await expect(rollBack(given, '/tmp/earlier')).rejects.toThrow(words);
  expect(done).toEqual([]);
});

test('a release is named after its commit, and says so where that is not all of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-release-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  writeFileSync(join(folder, 'file'), 'one');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'One');
  git('tag', '-a', 'v9', '-m', 'A tag');
  const name = releaseOf(folder);
  expect(name.startsWith(`${version}+`)).toBe(true);
  expect(git('rev-parse', 'HEAD').startsWith(commitOf(name))).toBe(true);
  writeFileSync(join(folder, 'file'), 'two');
  expect(releaseOf(folder)).toBe(`${name}-dirty`);
  rmSync(folder, { recursive: true });
});
