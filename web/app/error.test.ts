import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import en from '../../messages/en';
import { errorWords } from '../components/frame/error-words';
import { Errors } from '../components/frame/reader';
import ErrorPage from './error';

const words = errorWords(createTranslator({ locale: 'en', messages: en, namespace: 'frame' }));

const shown = (error: Error & { digest?: string }) =>
  renderToStaticMarkup(createElement(Errors, { value: words }, createElement(ErrorPage, { error })));

const CODED = (digest: string) => Object.assign(new Error('hidden in production'), { digest });

test.each([
  // In the wording of Turbopack, webpack and browsers.
  Object.assign(new Error('Failed to load chunk /_next/static/chunks/0a1b.js'), { name: 'ChunkLoadError' }),
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
  new TypeError(
    'Failed to fetch dynamically imported module: https://play.example/_next/static/chunks/0a1b.js',
  ),
])('a page whose scripts are gone says that it is out of date, and offers to reload: %o', (error) => {
  const page = shown(error);
  expect(page).toContain('Turreton has been updated since you opened it.');
  expect(page).toContain('>Reload</button>');
});

test.each([
  'unreachable',
  'http-503',
  'http-504',
  'too-many',
])('%s says that the platform is slow', (code) => {
  expect(shown(CODED(code))).toContain('The platform takes too long to answer.');
});

test('anything else has a code to report', () => {
  const page = shown(CODED('3051871412'));
  expect(page).toContain('Something failed on our side.');
  expect(page).toContain('3051871412');
  expect(page).not.toContain('hidden in production');
  expect(page).toContain('>Try again</button>');
});

test('where the layout has failed as well, there are no words: its own page of errors says what happened', () => {
  const error = new Error('the layout failed');
  expect(() => renderToStaticMarkup(createElement(ErrorPage, { error }))).toThrow(error);
});
