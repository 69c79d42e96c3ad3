import { describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { sentBy, WAYS } from './sent-texts';
import { FOLDERS, parsed, sources } from './sources';

/**
 * Components that pages import but do not show. By the boards of a game: the end of a game has a picture of the last
 * one alone; what happened since the last visit, and the next board, are shown at tables of the platform's own games. In
 * the list of components: the problem there is invented, in plain words.
 */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'web/app/components/page.tsx': GAME_SYSTEM_IDS.map((id) => `says-${id}`).sort(),
  'web/app/[game]/learn/[lesson]/page.tsx': ['catch-up'],
  'web/app/[game]/what-if/page.tsx': ['catch-up', 'press'],
  'web/app/embed/games/[id]/page.tsx': ['catch-up', 'press'],
  'web/app/games/[id]/end/page.tsx': ['catch-up', 'map', 'press', 'table'],
  'web/app/games/[id]/replay/page.tsx': ['catch-up', 'press'],
  'web/app/games/[id]/ruling/page.tsx': ['catch-up', 'press'],
  'web/app/games/[id]/steps/[n]/page.tsx': ['catch-up', 'press'],
  'web/app/games/[id]/what-if/page.tsx': ['catch-up', 'press'],
};

const all = sources([...FOLDERS, 'engine']);
const pages = [...all.keys()].filter((file) => /^web\/app\/.*(?:page|layout)\.tsx$/.test(file));

describe.each(Object.entries(WAYS))('what %s say in the browser', (_, way) => {
  test.each(pages)('is sent with %s', (page) => {
    const { needed, sent } = sentBy(page, all, way);
    const missing = [...needed].filter(([area]) => !sent.has(area));
    const known = way === WAYS.tables ? (NOT_SHOWN[page] ?? []) : [];
    expect(missing.map(([area]) => area).sort()).toEqual(known);
  });
});

test('tables ask for texts in the browser, and so do other pages', () => {
  expect(sentBy('web/app/games/[id]/page.tsx', all, WAYS.tables).needed.size).toBeGreaterThan(2);
  expect(sentBy('web/app/me/page.tsx', all, WAYS['other parts']).needed.size).toBeGreaterThan(0);
});

test('a page is followed to what its browser shows, and to what it sends', () => {
  const files = {
    'page.tsx':
      "import { A } from './a'; import type { T } from './t'; <TableTexts of={['one']}><A /></TableTexts>;",
    'a.tsx': "import { B } from './b'; useTexts('onServer'); useTranslate('domination');",
    'b.tsx': "'use client'; const C = lazy(async () => import('./c')); useTexts('one');",
    'c.tsx': "useTexts('two'); useTranslate('classic');",
    't.tsx': "'use client'; useTexts('three');",
  };
  const { needed, sent } = sentBy(
    'page.tsx',
    new Map(Object.entries(files).map(([file, text]) => [file, parsed(file, text)])),
    WAYS.tables,
  );
  expect([[...needed], [...sent]]).toEqual([
    [
      ['one', 'b.tsx'],
      ['two', 'c.tsx'],
      ['says-classic', 'c.tsx'],
    ],
    ['one'],
  ]);
});

test('a page that translates needs the texts of the messages that its browser makes', () => {
  const files = {
    'page.tsx': "'use client'; import './labels'; useTranslate('classic');",
    'labels.ts': "const message = messagesOf('labels');",
  };
  const tree = new Map(Object.entries(files).map(([file, text]) => [file, parsed(file, text)]));
  expect([...sentBy('page.tsx', tree, WAYS.tables).needed.keys()]).toEqual(['says-classic', 'says-labels']);
});

test('a part that says what any game says needs the texts of each', () => {
  const says = GAME_SYSTEM_IDS.map((id) => `says-${id}`);
  const sent = (of: string) => {
    const text = `'use client'; const say = useTranslate(system); <TableTexts of={[${of}]} />;`;
    return sentBy('page.tsx', new Map([['page.tsx', parsed('page.tsx', text)]]), WAYS.tables);
  };
  expect([...sent('').needed.keys()]).toEqual(says);
  expect([...sent('').sent]).toEqual([]);
  expect([...sent('`says-$' + '{id}`').sent]).toEqual(says);
});
