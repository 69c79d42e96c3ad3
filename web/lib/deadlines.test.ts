import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { DeadlinePolicy } from '../../engine/deadlines/policy';
import de from '../../messages/de';
import en from '../../messages/en';
import { FACES } from '../games/faces';
import { turnsInWords } from './deadlines';

const IN = {
  en: { language: 'en', t: createTranslator({ locale: 'en', messages: en, namespace: 'deadlines' }) },
  de: { language: 'de', t: createTranslator({ locale: 'de', messages: de, namespace: 'deadlines' }) },
} as const;
const games = createTranslator({ locale: 'en', messages: en, namespace: 'game' });

const policy = (rule: object) =>
  DeadlinePolicy.parse({ orders: 24 * 60, adjustment: 60, earlyClose: 'allowed', ...rule });

test.each([
  ['ny2047', 'adjustments'],
  ['classic', 'retreats and adjustments'],
  ['domination', 'reactions'],
] as const)('in %s the shorter deadline is for %s', (system, words) => {
  const shortSteps = FACES[system].shortSteps(games);
  expect(turnsInWords(policy({}), { ...IN.en, shortSteps })).toContain(`for ${words}`);
});

const WEEKLY = { days: ['monday', 'tuesday', 'friday'], time: '20:00' };
const SKIP = { weekends: false, dates: ['2026-12-24', '2026-12-25'] };

test.each([
  ['en', {}, '24 hours, 60 minutes for adjustments, early when all are ready'],
  ['de', {}, '24 Stunden, 60 Minuten für adjustments, früher, wenn alle bereit sind'],
  [
    'en',
    { orders: WEEKLY, zone: 'America/New_York', earlyClose: 'forbidden', skip: SKIP },
    'Monday, Tuesday and Friday 20:00 (America/New_York), 60 minutes for adjustments, not on 2026-12-24, 2026-12-25',
  ],
  [
    'de',
    {
      orders: WEEKLY,
      adjustment: 72 * 60 + 36 * 60,
      zone: 'Europe/Berlin',
      earlyClose: 'consent',
      undoSeconds: 1,
    },
    'Montag, Dienstag und Freitag 20:00 (Europe/Berlin), 4,5 Tage für adjustments, früher, wenn alle Plätze zustimmen, 1 Sekunde, um es zurückzunehmen',
  ],
] as const)('a policy in %s: %o', (language, rule, words) => {
  expect(turnsInWords(policy(rule), { ...IN[language], shortSteps: 'adjustments' })).toBe(words);
});
