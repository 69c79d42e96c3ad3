import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../messages/languages';
import { Failure } from '../components/frame/failure';
import { errorTexts } from '../lib/i18n/error-texts';
import GlobalError from './global-error';

afterEach(() => vi.unstubAllGlobals());

/** The text in a browser with these cookies and languages. */
function saidIn(cookie: string, languages: readonly string[]) {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', { languages });
  return errorTexts();
}

test('it has words before any script is loaded', () => {
  const page = renderToStaticMarkup(createElement(GlobalError, { error: new Error('the frame failed') }));
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('Turreton failed to load');
});

test.each<[cookies: string, preferred: string[], language: string]>([
  ['zone=UTC; language=de', ['es-AR', 'en'], 'de'],
  ['', ['fr', 'es-AR', 'en'], 'es'],
  ['theme=dark; language=xx', ['de-CH', 'en'], 'de'],
  ['', ['fr'], 'en'],
  ['', [], 'en'],
])('the cookies %j and the languages %j have it in %s', async (cookies, preferred, language) => {
  expect((await saidIn(cookies, preferred)).language).toBe(language);
});

test('it says the same in every language', async () => {
  const pages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const said = await saidIn(`language=${language}`, []);
      return renderToStaticMarkup(createElement(Failure, { said, code: '3051871412' }));
    }),
  );
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`<html lang="${LANGUAGES[at]}">`);
    expect(page).toContain('3051871412');
  }
  expect(pages[1]).toContain('Bei uns ist etwas schiefgegangen.');
  expect(pages[2]).toContain('Algo falló de nuestro lado.');
});
