import { describe, expect, test } from 'vitest';
import { handedBy } from './handed';
import { parsed, sources } from './sources';

/** What pages reach by the boards of a game but do not show: the end of a game has a picture of the last one alone. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'web/app/[game]/what-if/page.tsx': ['press'],
  'web/app/games/[id]/end/page.tsx': ['map', 'press', 'table'],
  'web/app/games/[id]/replay/page.tsx': ['press'],
  'web/app/games/[id]/ruling/page.tsx': ['press'],
  'web/app/games/[id]/steps/[n]/page.tsx': ['press'],
  'web/app/games/[id]/what-if/page.tsx': ['press'],
};

const all = sources();
const pages = [...all.keys()].filter((file) => /^web\/app\/.*(?:page|layout)\.tsx$/.test(file));

describe('what components in the browser say', () => {
  test.each(pages)('is sent with %s', (page) => {
    const { needed, sent } = handedBy(page, all);
    const missing = [...needed].filter(([area]) => !sent.has(area));
    expect(missing.map(([area]) => area).sort()).toEqual(NOT_SHOWN[page] ?? []);
  });

  test('is asked for by tables', () => {
    expect(handedBy('web/app/games/[id]/page.tsx', all).needed.size).toBeGreaterThan(2);
  });
});

test('a page is followed to what its browser shows, and to what it sends', () => {
  const files = {
    'page.tsx':
      "import { A } from './a'; import type { T } from './t'; <TableTexts of={['one']}><A /></TableTexts>;",
    'a.tsx': "import { B } from './b'; useTexts('onServer');",
    'b.tsx': "'use client'; const C = lazy(async () => import('./c')); useTexts('one');",
    'c.tsx': "useTexts('two');",
    't.tsx': "'use client'; useTexts('three');",
  };
  const { needed, sent } = handedBy(
    'page.tsx',
    new Map(Object.entries(files).map(([file, text]) => [file, parsed(file, text)])),
  );
  expect([[...needed], [...sent]]).toEqual([
    [
      ['one', 'b.tsx'],
      ['two', 'c.tsx'],
    ],
    ['one'],
  ]);
});
