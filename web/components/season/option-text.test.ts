import { expect, test } from 'vitest';
import * as z from 'zod';
import { SYSTEMS } from '../../../engine/systems';
import type { Schema } from '../forms/parameter-schema';
import { optionText } from './option-text';

const words = {
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  word: (word: string) => (word === 'all' ? 'All' : undefined),
};
const schema = z.toJSONSchema(SYSTEMS['new-era'].options, { io: 'input', unrepresentable: 'any' }) as Schema;
const text = (name: string, value: unknown) => optionText(value, schema.properties?.[name] ?? {}, words);

test('options of New Era that hold several values are said in words', () => {
  expect(text('factions', { yellow: 'new-york', red: 'merchants' })).toBe(
    "New York (Yellow), Merchants' Guild (Red)",
  );
  expect(text('factions', {})).toBe('');
});

test('so are plain ones, and lists', () => {
  expect([null, true, false, 33, 'all', 'other'].map((value) => text('target', value))).toEqual([
    ...['none', 'yes', 'no', '33', 'All', 'other'],
  ]);
  expect(text('none', ['all', 7])).toBe('All, 7');
  const named: Schema = { properties: { most: { title: 'Most turns' } } };
  expect(optionText({ most: 7, least: 2 }, named, words)).toBe('7 (Most turns), 2 (least)');
});
