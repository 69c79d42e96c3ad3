import { describe, expect, test } from 'vitest';
import { dayName, duration, longMoment, minutesInWords, moment, shortMoment } from './time';

const HOUR = 3_600_000;
const AT = Date.UTC(2026, 10, 21, 15, 48);

describe('times in words, in each language', () => {
  test.each([
    ['en', 'Saturday 21 November, 15:48', 'Sat 21 Nov, 15:48'],
    ['de', 'Samstag, 21. November, 15:48', 'Sa., 21. Nov., 15:48'],
    ['es', 'sábado, 21 de noviembre, 15:48', 'sáb, 21 nov, 15:48'],
  ] as const)('a moment in %s', (language, long, short) => {
    expect(longMoment(AT, 'UTC', language)).toBe(long);
    expect(shortMoment(AT, 'UTC', language)).toBe(short);
  });

  test.each([
    ['en', ['yesterday', 'today', 'tomorrow', 'Monday', '9 December'], '15:48 today'],
    ['de', ['gestern', 'heute', 'morgen', 'Montag', '9. Dezember'], '15:48 heute'],
    ['es', ['ayer', 'hoy', 'mañana', 'lunes', '9 de diciembre'], '15:48 hoy'],
  ] as const)('days in %s', (language, names, today) => {
    const days = [-1, 0, 1, 2, 18].map((days) => dayName(AT + days * 24 * HOUR, AT, 'UTC', language));
    expect(days).toEqual(names);
    expect(moment(AT, AT, 'UTC', language)).toBe(today);
  });

  test.each([
    ['en', ['45 seconds', '1 minute', '48 hours', '4.5 days'], '4 days'],
    ['de', ['45 Sekunden', '1 Minute', '48 Stunden', '4,5 Tage'], '4 Tage'],
    ['es', ['45 segundos', '1 minuto', '48 horas', '4,5 días'], '4 días'],
  ] as const)('how long in %s', (language, words, left) => {
    expect([0.75, 1, 48 * 60, 108 * 60].map((minutes) => minutesInWords(minutes, language))).toEqual(words);
    expect(duration(100 * HOUR, language)).toBe(left);
    expect(duration(44 * HOUR + 12 * 60_000, language)).toBe('44 h 12 min');
    expect(duration(9 * 60_000 + 5000, language)).toBe('9:05');
  });
});
