import compile from 'icu-minify/compile';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { icuTexts } from './icu-runtime';

const t = icuTexts(
  {
    plain: compile('Plain'),
    named: compile('{name} holds'),
    group: { counted: compile('{count, plural, =0 {none} one {# star} other {# stars}} of {most}') },
    deep: { down: { there: compile('{name} is there') } },
    chosen: compile('{what, select, army {An army} other {A unit}} in <place></place>, <b>{name} waits</b>'),
    both: compile('{who, select, one {{count, plural, one {# step} other {# steps}}} other {all}}'),
    number: compile('{count, plural, one {#} other {#}}'),
  },
  'en',
);
const shown = (node: ReactNode) => renderToStaticMarkup(createElement(Fragment, null, node));

test.each([
  ['plain', undefined, 'Plain'],
  ['named', { name: 'Paris' }, 'Paris holds'],
  ['group.counted', { count: 0, most: 3 }, 'none of 3'],
  ['group.counted', { count: 1, most: 3 }, '1 star of 3'],
  ['group.counted', { count: 1234, most: 3 }, '1,234 stars of 3'],
  ['deep.down.there', { name: 'Rome' }, 'Rome is there'],
  ['both', { who: 'one', count: 2 }, '2 steps'],
  ['both', { who: 'nobody', count: 2 }, 'all'],
  ['number', { count: 5 }, '5'],
])('%s with %j', (key, values, words) => {
  expect(t(key, values)).toBe(words);
  expect(shown(t.rich(key, values))).toBe(words);
});

test('it is known which texts there are', () => {
  const keys = ['plain', 'group.counted', 'group.other', 'nothing', 'constructor', 'group.constructor'];
  expect(keys.map((key) => t.has(key))).toEqual([true, true, false, false, false, false]);
});

test('tags hold words, or what stands in their place', () => {
  const values = {
    what: 'fleet',
    name: 'Kiel',
    place: () => createElement('i', null, 'North Sea'),
    b: (words: ReactNode) => createElement('b', null, words),
  };
  expect(shown(t.rich('chosen', values))).toBe('A unit in <i>North Sea</i>, <b>Kiel waits</b>');
});
