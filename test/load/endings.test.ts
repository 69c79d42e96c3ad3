import { expect, test } from 'vitest';
import { IN_SHARDS, ONE_FOR_ALL, simulateEndings } from './endings';

test('games that end together hinder each other less where their statistics are in shards', () => {
  const before = simulateEndings(300, ONE_FOR_ALL, 'test');
  const after = simulateEndings(300, IN_SHARDS, 'test');
  expect(simulateEndings(300, IN_SHARDS, 'test')).toEqual(after);
  expect(after.failed).toBeLessThan(before.failed);
  expect(after.conflicts * 2).toBeLessThan(before.conflicts);
  expect(after.last * 2).toBeLessThan(before.last);
});
