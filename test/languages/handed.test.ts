import { describe, expect, test } from 'vitest';
import { handedBy, WAYS } from './handed';
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

describe.each(Object.entries(WAYS))('what %s say in the browser', (_, way) => {
  test.each(pages)('is sent with %s', (page) => {
    const { needed, sent } = handedBy(page, all, way);
    const missing = [...needed].filter(([area]) => !sent.has(area));
    const known = way === WAYS.tables ? (NOT_SHOWN[page] ?? []) : [];
    expect(missing.map(([area]) => area).sort()).toEqual(known);
  });
});

test('tables ask for texts in the browser, and so do other pages', () => {
  expect(handedBy('web/app/games/[id]/page.tsx', all, WAYS.tables).needed.size).toBeGreaterThan(2);
  expect(handedBy('web/app/me/page.tsx', all, WAYS['other parts']).needed.size).toBeGreaterThan(0);
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
    WAYS.tables,
  );
  expect([[...needed], [...sent]]).toEqual([
    [
      ['one', 'b.tsx'],
      ['two', 'c.tsx'],
    ],
    ['one'],
  ]);
});
