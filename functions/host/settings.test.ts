import { expect, test } from 'vitest';
import { readSettings } from './settings';

const cases: readonly (readonly [
  shows: string,
  environment: Record<string, string>,
  demo: boolean,
  mailbox: boolean,
])[] = [
  ['nothing set', {}, true, true],
  ['another port', { PORT: '8080' }, true, true],
  ['without the demo', { DEMO: '0' }, false, true],
  ['reached from other machines', { HOST: '0.0.0.0' }, false, false],
  ['behind a proxy under a public name', { SITE_URL: 'https://play.example.org' }, false, false],
  [
    'a public demo, if somebody asks for it',
    { SITE_URL: 'https://demo.example.org', DEMO: '1' },
    true,
    false,
  ],
];

test.each(cases)('%s', (_shows, environment, demo, mailbox) => {
  expect(readSettings(environment)).toMatchObject({ demo, mailbox });
});

test('a port that is none is refused', () => {
  expect(() => readSettings({ PORT: 'http' })).toThrow();
});
