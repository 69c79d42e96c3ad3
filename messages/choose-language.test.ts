import { expect, test } from 'vitest';
import { type AskedLanguage, languageOf } from './choose-language';
import type { Language } from './languages';

test.each<[Language, AskedLanguage]>([
  ['en', {}],
  ['en', { accept: '*' }],
  ['en', { accept: 'fr, it;q=0.9' }],
  ['de', { accept: 'de' }],
  ['de', { accept: 'de-CH,de;q=0.9,en;q=0.8' }],
  ['de', { accept: 'DE-at' }],
  ['es', { accept: 'fr-FR, es-419; q=0.9, en;q=0.8' }],
  ['es', { accept: 'en;q=0.5,es;q=0.7' }],
  ['en', { accept: 'en;q=0.7,es;q=0.7' }],
  ['en', { accept: 'de;q=0, en;q=0.1' }],
  ['en', { accept: ';;q=,,=' }],
  ['de', { accept: 'es', cookie: 'de' }],
  ['es', { accept: 'es', cookie: 'klingon' }],
  ['es', { cookie: 'de', link: 'es' }],
  ['de', { cookie: 'de', link: 'fr' }],
  // Somebody who is logged in has chosen for themselves.
  ['de', { cookie: 'de', link: 'es', loggedIn: true }],
  ['es', { link: 'es', loggedIn: true }],
])('%s for %o', (language, asked) => {
  expect(languageOf(asked)).toBe(language);
});
