import { expect, test } from 'vitest';
import { lastingMemory } from './lasting-memory';

/** Recalls a key, and reports whether it had to be read. */
function asker(memory = lastingMemory(2)) {
  const read: string[] = [];
  const ask = (key: string, value: unknown = { key }) =>
    memory.recall(key, async () => {
      read.push(key);
      return value;
    });
  return { memory, read, ask };
}

test('a value is read once, even for callers who ask at the same moment', async () => {
  const { read, ask } = asker();
  const [one, other] = await Promise.all([ask('a'), ask('a')]);
  expect(other).toBe(one);
  await ask('a');
  expect(read).toEqual(['a']);
});

test('the least recently used value makes room', async () => {
  const { read, ask } = asker();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

test('a missing value, or a failed read, is read again', async () => {
  const { memory, read, ask } = asker();
  expect(await memory.recall('a', async () => undefined)).toBeUndefined();
  await expect(memory.recall('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await ask('a');
  await ask('b');
  expect(read).toEqual(['a', 'b']);
});

test('no caller can change what others get', async () => {
  const { ask } = asker();
  const step = { position: { units: [{ at: 'tower' }] } };
  await ask('a', step);
  expect(() => {
    step.position.units.push({ at: 'papst' });
  }).toThrow(TypeError);
});

test('one value is forgotten alone', async () => {
  const { memory, read, ask } = asker();
  await ask('a');
  await ask('b');
  memory.forget('a');
  await ask('b');
  await ask('a');
  expect(read).toEqual(['a', 'b', 'a']);
});

test('a restarted process remembers nothing', async () => {
  const { memory, read, ask } = asker();
  await ask('a');
  memory.forget();
  await ask('a');
  expect(read).toEqual(['a', 'a']);
});
