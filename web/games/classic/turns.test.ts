import { expect, test } from 'vitest';
import { readLabel } from '../../../engine/labels';
import { LANGUAGES } from '../../../messages/languages';
import { translateIn } from '../../../test/support/translated';
import { turnBefore } from './turns';

const NAMES = ['Spring 1901', 'Spring 1901, retreats', 'Fall 1901', 'Fall 1901, retreats', 'Winter 1901'];

test.each(LANGUAGES)('in %s the turn before retreats and winters is the last one with orders', (language) => {
  const say = translateIn(language);
  const steps = NAMES.map((name, at) => ({ step: at + 1, name, label: say(readLabel('classic', name)) }));
  expect([2, 3, 4, 5, 6].map((step) => turnBefore({ steps }, step))).toEqual([1, 1, 3, 3, 3]);
  expect(turnBefore({ steps }, 1)).toBeNull();
});
