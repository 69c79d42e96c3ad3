import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The sources of pages and other answers that browsers show. */
const SOURCES = [
  'web/app',
  'web/components',
  'web/games',
  'web/lib',
  'functions/api',
  'functions/notify',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

const having = (pattern: RegExp) => SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

test('raw HTML is written for the documents of this repository alone', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(
    having(
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|srcDoc=/,
    ),
  ).toEqual(['web/app/[game]/rules/rules-document.tsx', 'web/components/rules/rules-panel.tsx']);
});

test('pages need no plug-in: none holds an applet, an object or something embedded', () => {
  expect(having(/<(applet|embed|object|param)(\s|\/>)|createElement\(\s*['"`](applet|embed|object)/)).toEqual(
    [],
  );
});
