import { expect, test } from 'vitest';
import { readJson, UnreadableJson } from './json-text';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('a text is read once: what it holds stays text', () => {
  expect(readJson('{"text":"{\\"deep\\":[1]}"}')).toEqual({ text: '{"deep":[1]}' });
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['41 levels of lists', nested(41)],
  ['100 levels of fields', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
])('%s is refused with a message for its sender', (_, text) => {
  expect(() => readJson(text)).toThrow(UnreadableJson);
});

test('40 levels are read', () => {
  expect(JSON.stringify(readJson(nested(40)))).toBe(nested(40));
});
