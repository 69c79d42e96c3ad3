import { describe, expect, test } from 'vitest';
import { parsed, sources } from './sources';
import { textIn } from './text-in-code';

/** Texts in files that no reader of the product sees, with the reason. */
const FOR_NO_READER: Readonly<Record<string, string>> = {
  'functions/notify/handler.ts': 'what an operator reads of an event that cannot be read',
  'functions/mail-in/handler.ts': 'what an operator reads of an event that cannot be read',
  'messages/hidden-text.ts': 'what is stored; the API puts the reader’s language in its place',
  'web/app/components/': 'the page of parts is for those who work on the pages',
  'web/app/oembed/': 'what a program reads that asks how to show a link',
  'web/games/classic/maps/classic-drawing.ts':
    'the source of an outline, which a file of a variant names in its own words',
  'web/lib/login/options.ts': 'names that the login library asks for and the page does not show',
};

describe('text for readers', () => {
  const all = sources();
  const isForReaders = (file: string) => !Object.keys(FOR_NO_READER).some((start) => file.startsWith(start));
  const withText = [...all]
    .map(([file, tree]) => ({ file, text: textIn(tree) }))
    .filter(({ file, text }) => text.length > 0 && isForReaders(file));

  test('stands in the catalogue', () => {
    expect(all.size).toBeGreaterThan(500);
    expect(withText).toEqual([]);
  });

  test('is left alone for a reason where nobody reads it', () => {
    for (const start of Object.keys(FOR_NO_READER))
      expect(
        [...all].some(([file, tree]) => file.startsWith(start) && textIn(tree).length > 0),
        start,
      ).toBe(true);
  });
});

test.each<[found: string[], source: string]>([
  [['Log in'], '<p>Log in</p>'],
  [['Main'], '<nav aria-label="Main" className="main links" />'],
  [['Paused', 'Open'], "<p>{isPaused ? 'Paused' : `Open`}</p>"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source, and read as such
  [['Board 0'], '<h3>{`Board ${board}`}</h3>'],
  [['Ready now'], "<Row title={isReady ? 'Ready now' : ''} />"],
  [['Your account'], "const metadata = { title: 'Your account' };"],
  [
    ['Try again.', 'They wait for a second person'],
    "const WORDS = ['Try again.', `They wait for a second person`];",
  ],
  [[], "<p>{t('skip')}{' '}{', '}· 12 % <b>Turreton</b></p>"],
  [[], "t.rich('promises.label', { name: 'x' }); useTranslations('home'); api('GET /me/today');"],
  [
    [],
    '<button type="button" className={isMain ? "button main wide big" : "button"} style={{ font: "1rem serif" }} />',
  ],
  [[], "throw new Error('There is no such seat in this game.');"],
  [[], "class Silent extends Error { constructor() { super('There was no answer at all.'); } }"],
  [[], "const stopped = { ok: false, why: { text: 'mailStopped' } };"],
  [[], "import { one } from './One two'; type Kind = 'One kind' | 'Other kind';"],
])('%j is text for readers in %s', (found, source) => {
  expect(textIn(parsed('one.tsx', source))).toEqual(found);
});
