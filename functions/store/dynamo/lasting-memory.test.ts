import { expect, test } from 'vitest';
import { lastingMemory } from './lasting-memory';

/** Asks for a key, and says whether it had to be read. */
function asker(memory = lastingMemory(2)) {
  const read: string[] = [];
  const ask = (key: string, value: unknown = { key }) =>
    memory.recall(key, async () => {
      read.push(key);
      return value;
    });
  return { memory, read, ask };
}

test('what was read is not read again, also by those who ask at the same moment', async () => {
  const { read, ask } = asker();
  const [one, other] = await Promise.all([ask('a'), ask('a')]);
  expect(other).toBe(one);
  await ask('a');
  expect(read).toEqual(['a']);
});

test('the one that was asked for least recently makes room', async () => {
  const { read, ask } = asker();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

test('what is not there, or could not be read, is asked for again', async () => {
  const { memory, read, ask } = asker();
  expect(await memory.recall('a', async () => undefined)).toBeUndefined();
  await expect(memory.recall('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await ask('a');
  await ask('b');
  expect(read).toEqual(['a', 'b']);
});

test('nobody can change what others are given', async () => {
  const { ask } = asker();
  const step = { position: { units: [{ at: 'tower' }] } };
  await ask('a', step);
  expect(() => {
    step.position.units.push({ at: 'papst' });
  }).toThrow(TypeError);
});

test('a process that starts anew remembers nothing', async () => {
  const { memory, read, ask } = asker();
  await ask('a');
  memory.forget();
  await ask('a');
  expect(read).toEqual(['a', 'a']);
});
