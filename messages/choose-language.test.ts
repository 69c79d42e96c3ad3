import { expect, test } from 'vitest';
import { type AskedLanguage, languageOf, preferred } from './choose-language';
import type { Language } from './languages';

test.each<[Language, string]>([
  ['en', ''],
  ['en', '*'],
  ['en', 'fr, it;q=0.9'],
  ['de', 'de'],
  ['de', 'de-CH,de;q=0.9,en;q=0.8'],
  ['de', 'DE-at'],
  ['es', 'fr-FR, es-419; q=0.9, en;q=0.8'],
  ['es', 'en;q=0.5,es;q=0.7'],
  ['en', 'en;q=0.7,es;q=0.7'],
  ['en', 'de;q=0, en;q=0.1'],
  ['en', ';;q=,,='],
])('a browser prefers %s by "%s"', (language, accept) => {
  expect(preferred(accept)).toBe(language);
});

test.each<[Language, AskedLanguage]>([
  ['en', {}],
  ['en', { accept: 'fr' }],
  ['es', { accept: 'es', cookie: 'klingon' }],
  ['de', { accept: 'es', cookie: 'de' }],
  ['en', { cookie: 'klingon' }],
  ['es', { cookie: 'de', link: 'es' }],
  ['de', { cookie: 'de', link: 'fr' }],
  // A logged-in reader has made their own choice.
  ['de', { cookie: 'de', link: 'es', loggedIn: true }],
  ['es', { link: 'es', loggedIn: true }],
])('%s for %o', (language, asked) => {
  expect(languageOf(asked)).toBe(language);
});
