import { expect, test } from 'vitest';
import { readMail } from './mail-text';

const mail = (head: string, body = 'A PAR - BUR') => new TextEncoder().encode(`${head}\r\n\r\n${body}`);
const FROM = 'From: Fran <Fran@Example.org>';

test('the sender is the only address of the only From header, in small letters', async () => {
  const sender = async (head: string) => (await readMail(mail(head))).from;
  expect(await sender(FROM)).toBe('fran@example.org');
  for (const head of [
    'To: x@example.org',
    'From: Fran',
    'From: fran@example.org, gert@example.org',
    'From: Both: fran@example.org, gert@example.org;',
    `${FROM}\r\nFrom: gert@example.org`,
    `from: gert@example.org\r\n${FROM}`,
  ])
    expect(await sender(head), head).toBeNull();
});

test('mail that nobody wrote is automatic', async () => {
  const automatic = async (head: string) => (await readMail(mail(`${FROM}\r\n${head}`))).automatic;
  expect(await automatic('Auto-Submitted: no')).toBe(false);
  expect(await automatic('Precedence: first-class')).toBe(false);
  for (const head of [
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated',
    'Precedence: bulk',
    'Precedence: LIST',
    'X-Autoreply: yes',
    'List-Id: <players.example.org>',
  ])
    expect(await automatic(head), head).toBe(true);
});

test('HTML alone becomes lines, quotes are marked, and pictures and links add nothing', async () => {
  const html =
    '<style>p{}</style><p>A PAR - BUR<br>F&nbsp;BRE - MAO</p><ul><li>A MAR H</li></ul><img src="x"><a href="https://x">F LON H</a><blockquote>A MUN H</blockquote>';
  const { text } = await readMail(mail(`${FROM}\r\nContent-Type: text/html; charset=utf-8`, html));
  const lines = text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  expect(lines).toEqual(['A PAR - BUR', 'F BRE - MAO', 'A MAR H', 'F LON H', '> A MUN H']);
});

test('text in another encoding is read', async () => {
  const head = `${FROM}\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable`;
  expect((await readMail(mail(head, 'A M=FCnchen - Kiel'))).text).toBe('A München - Kiel');
});
