import { expect, test } from 'vitest';
import { readShared } from './shared-text';

const SITE = ['https://turreton.example'];
const page = (path: string) => ({ kind: 'page', path });
const text = (words: string) => ({ kind: 'text', text: words });

const cases: readonly (readonly [
  shows: string,
  parts: readonly (string | undefined)[],
  ReturnType<typeof readShared>,
])[] = [
  [
    'a link to a game',
    [undefined, 'https://turreton.example/games/g1#press'],
    page('/games/g1#press') as never,
  ],
  [
    'a link within words',
    ['Board 3', 'Look: https://turreton.example/seasons/s?round=2 soon'],
    page('/seasons/s?round=2') as never,
  ],
  [
    'a link to another site stays text',
    ['https://elsewhere.example/games/g1'],
    text('https://elsewhere.example/games/g1') as never,
  ],
  [
    'no address that a browser would read as another site',
    ['https://turreton.example//elsewhere.example'],
    text('https://turreton.example//elsewhere.example') as never,
  ],
  ['orders', ['', 'A UHR - LHR\nA JCY H'], text('A UHR - LHR\nA JCY H') as never],
];
for (const [shows, parts, expected] of cases)
  test(shows, () => expect(readShared(parts, SITE)).toEqual(expected));
