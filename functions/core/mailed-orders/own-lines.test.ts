import { expect, test } from 'vitest';
import { ownLines, REPLY_MARK } from './own-lines';

const ORDERS = 'A PAR - BUR\nF BRE - MAO';
const QUOTED = '> A MAR - SPA\n> Your turn';

const cases: readonly (readonly [shows: string, mail: string])[] = [
  ['orders alone', ORDERS],
  ['Windows line ends and spaces that do not break', 'A\u00a0PAR - BUR\r\nF BRE - MAO\r\n'],
  ['a quote below', `${ORDERS}\n\nOn Sat, 21 Nov 2026 at 19:00, Turreton wrote:\n${QUOTED}`],
  ['a quote above', `On Sat, 21 Nov 2026 at 19:00, Turreton wrote:\n${QUOTED}\n\n${ORDERS}`],
  [
    'an introduction of two lines',
    `${ORDERS}\n\nOn Sat, 21 Nov 2026 at 19:00, Turreton <tides@turreton.example>\nwrote:\n${QUOTED}`,
  ],
  ['a German quote', `${ORDERS}\nAm Sa., 21. Nov. 2026 um 19:00 Uhr schrieb Turreton <t@x.org>:\n${QUOTED}`],
  ['a Spanish quote', `${ORDERS}\nEl sáb, 21 nov 2026 a las 19:00, Turreton escribió:\n${QUOTED}`],
  ['what Outlook puts above', `${ORDERS}\n\nFrom: Turreton\nSent: Saturday\nTo: Fran\n\nA MAR - SPA`],
  ['the same in German', `${ORDERS}\n\nVon: Turreton\nGesendet: Samstag\n\nA MAR - SPA`],
  ['a line of Outlook', `${ORDERS}\n________________________________\nA MAR - SPA`],
  ['an original message', `${ORDERS}\n-----Original Message-----\nA MAR - SPA`],
  ['the mark of the mail', `${ORDERS}\nReply above this line. ${REPLY_MARK}\nA MAR - SPA`],
  ['a signature', `${ORDERS}\n-- \nFran\nA MAR - SPA`],
  ['what a telephone adds', `${ORDERS}\n\nSent from my iPhone`],
  ['the same in German', `${ORDERS}\n\nVon meinem iPhone gesendet`],
];

test.each(cases)('%s', (_shows, mail) => {
  expect(ownLines(mail)).toBe(ORDERS);
});

test('a hostile mail is read in linear time', () => {
  const hostile = ['On ', 'wrote:', 'x:', '>', 'From: ', '-- '].map((part) => part.repeat(40_000)).join('\n');
  const start = performance.now();
  ownLines(hostile);
  ownLines('On 1 wrote\n'.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
