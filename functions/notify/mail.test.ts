import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { MailAddress } from '../core/notification/mail-address.schema';
import type { DeliveryRecord, Notification } from '../core/notification/notifications.records';
import { siteFor } from '../runtime';
import { composeMail } from './compose-mail';

const reach = siteFor('https://turreton.example', null, async () => 'a secret for tests');
const deps = { reach } as Parameters<typeof composeMail>[0];

const notification: Notification = {
  kind: 'your-turn',
  league: { id: 'league', name: 'Winter <b>Tide</b>' },
  title: 'Your turn: Spring 2049',
  lines: ['Season 2, round 1, board 3.', 'You took Wall Street, 2 : 1.'],
  path: '/games/g1',
  deadline: Date.UTC(2026, 10, 21, 19, 0),
};
const delivery: DeliveryRecord = {
  to: { kind: 'player', id: 'ann' },
  subject: 'event',
  channel: 'mail',
  event: 'event',
  notification,
  state: 'pending',
  attempts: 0,
  createdAt: 0,
  dueAt: null,
  problem: null,
};
const ann = { id: 'ann', zone: 'Europe/Berlin' };
const compose = (changes: Partial<Notification> = {}) =>
  composeMail(deps, { ...delivery, notification: { ...notification, ...changes } }, ann, 'ann@example.org');

test('a mail says in text and in HTML what happened, the deadline and where to go', async () => {
  const { html, text, subject } = await compose();
  expect(subject).toBe('Your turn: Spring 2049');
  for (const part of [html, text]) {
    expect(part).toContain('You took Wall Street, 2 : 1.');
    expect(part).toContain('https://turreton.example/games/g1');
    expect(part).toContain('https://turreton.example/v1/unsubscribe/your-turn.');
    // 19:00 UTC is 20:00 in Berlin in November.
    expect(part).toMatch(/Saturday,? 21 November 2026 at 20:00/);
  }
  // A program that finds links in a text would include characters right after an address.
  expect(text).toMatch(/\/v1\/unsubscribe\/your-turn\.[\w-]+\.[\w-]+$/m);
  expect(text).not.toContain('YOUR TURN');
  expect(html).toContain('Winter &lt;b&gt;Tide&lt;/b&gt;');
  expect(html).not.toContain('<b>Tide</b>');
});

test('one click unsubscribes, and a second copy of a mail has the same id', async () => {
  const mail = await compose();
  expect(mail.headers['List-Unsubscribe']).toMatch(
    /^<https:\/\/turreton\.example\/v1\/unsubscribe\/your-turn\.[\w-]+\.[\w-]+>$/,
  );
  expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect((await compose()).messageId).toBe(mail.messageId);
  const other = await composeMail(deps, { ...delivery, subject: 'other' }, ann, 'ann@example.org');
  expect(other.messageId).not.toBe(mail.messageId);
});

test('the mail sent has both parts and the headers, and a title cannot add a header', async () => {
  const mail = await compose({ title: 'Your turn\r\nBcc: everybody@example.org\r\n\r\n<script>' });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail({ from: 'Turreton <tides@turreton.example>', ...mail });
  const [head = '', ...body] = String(sent.message).split('\r\n\r\n');
  expect(head).toMatch(/^Subject: Your turn Bcc: everybody@example\.org <script>/m);
  expect(head).not.toMatch(/^Bcc:/m);
  expect(head).toMatch(/^List-Unsubscribe:\s+<https:/m);
  expect(body.join()).toContain('text/plain');
  expect(body.join()).toContain('text/html');
});

const INJECTIONS = [
  'ann@example.org\r\nBcc: everybody@example.org',
  'ann@example.org\nBcc: everybody@example.org',
  'ann@example.org, everybody@example.org',
  'Ann <ann@example.org>',
  'ann@example.org\u0000',
  'ann@exa\tmple.org',
  '"ann\r\n"@example.org',
  `${'a'.repeat(250)}@example.org`,
  '',
];
test.each(INJECTIONS)('%j is not a mail address', (address) => {
  expect(MailAddress.safeParse(address).success).toBe(false);
});

test('a plain address is a mail address', () => {
  expect(MailAddress.parse('ann.o-hara+league@example.co.uk')).toBe('ann.o-hara+league@example.co.uk');
});

test.each([
  [
    'de',
    'Frist: Samstag, 21. November 2026 um 20:00 MEZ',
    'Partie öffnen',
    'weil du das abonniert hast: dein Zug.',
  ],
  [
    'es',
    'Plazo: sábado, 21 de noviembre de 2026, 20:00 CET',
    'Abrir la partida',
    'te suscribiste a: tu turno.',
  ],
] as const)('a mail in %s is in its reader’s language, and its links keep it', async (language, ...words) => {
  const player = { ...ann, language };
  const { html, text, subject } = await composeMail(deps, delivery, player, 'ann@example.org');
  expect(html).toContain(`lang="${language}"`);
  for (const word of words) expect(text.replaceAll(/\s+/g, ' ')).toContain(word);
  for (const part of [html, text]) {
    expect(part).toContain(`https://turreton.example/games/g1?language=${language}`);
    expect(part).toContain(`/me/notifications?language=${language}`);
  }
  // The titles from the services are still in English.
  expect(subject).toBe('Your turn: Spring 2049');
});

test('a link to a part of a page stays one', async () => {
  const asked = { ...delivery, notification: { ...notification, path: '/seasons/s1?code=a#check-in' } };
  const { text } = await composeMail(deps, asked, { ...ann, language: 'es' }, 'ann@example.org');
  expect(text).toContain('https://turreton.example/seasons/s1?code=a&language=es#check-in');
  expect(text).toContain('Decir si juegas');
});

test('a mail about a turn shows its board: by the address that all mails about it have, and named in words', async () => {
  const picture = '/games/g1/link-picture?step=3&of=0123456789abcdef';
  const { html } = await compose({ picture });
  const [shown = '', ...others] = html.match(/<img[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(shown).toContain('alt="The board after this turn"');
  // No part of it says who reads the mail.
  const address = /src="([^"]*)"/.exec(shown)?.[1]?.replaceAll('&amp;', '&');
  expect(address).toBe(`https://turreton.example${picture}&language=en`);
  expect((await compose()).html).not.toContain('<img');
});
