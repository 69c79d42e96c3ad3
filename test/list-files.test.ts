import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readPeople } from '../functions/core/roster/lists/read-people';
import { readListFile } from '../web/lib/list-file';
import { workbook } from './support/workbook';

const text = 'Spieler;E-Mail\r\nMüller, Jürgen;j@x.org\r\nSøren Jørgensen;\r\n';
const PEOPLE = [
  ['Jürgen Müller', 'j@x.org'],
  ['Søren Jørgensen', null],
];

async function peopleIn(bytes: Uint8Array): Promise<unknown> {
  const read = await readListFile(new Blob([bytes.slice()]));
  if (!read.ok) return read.problem;
  const list = await readPeople(read.text);
  return list.ok ? list.value.players.map(({ name, email }) => [name, email]) : list.refusal;
}

const utf16 = (bigEnd: boolean, mark: boolean) => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return bigEnd ? bytes.swap16() : bytes;
};

describe('a file of text', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16(false, true)],
    ['UTF-16, big end first', utf16(true, true)],
    ['UTF-16 without a mark', utf16(false, false)],
    ['UTF-16 without a mark, big end first', utf16(true, false)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['with the separator in its first line', Buffer.from(`sep=;\r\n${text}`)],
  ])('in %s is read', async (_, bytes) => {
    expect(await peopleIn(bytes)).toEqual(PEOPLE);
  });

  // Node 20 decodes these as ISO 8859-1, browsers do not.
  const decodes = new TextDecoder('windows-1252').decode(new Uint8Array([0x80])) === '€';
  test.runIf(decodes)('in Windows-1252 has its own signs', async () => {
    const read = await readListFile(
      new Blob([new Uint8Array([0x42, 0x6f, 0x62, 0x20, 0x93, 0x41, 0x94, 0x20, 0x80, 0xe9])]),
    );
    expect(read).toEqual({ ok: true, text: 'Bob “A” €é' });
  });
});

describe('a workbook of Excel', () => {
  test('is read from its first sheet that says something', async () => {
    const rows = [
      ['Nr', 'Nachname', 'Vorname', 'E-Mail', 'DWZ'],
      [1, 'Müller', 'Jürgen', 'j@x.org', 1650.5],
      [2, 'Jørgensen', 'Søren', '', ''],
      [3, 'Smith', 'Bob "Ace"', '', 3],
    ];
    expect(await peopleIn(workbook(rows))).toEqual([...PEOPLE, ['Bob "Ace" Smith', null]]);
  });

  test('that is large, and packed small, is read without a worker', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => [
      `Player Nr ${at} ${'x'.repeat(20)}`,
      'same words '.repeat(900),
    ]);
    const people = await peopleIn(workbook([['Name', 'Notes'], ...rows]));
    expect(people).toHaveLength(150);
  });

  test.each([
    [
      'that unpacks to gigabytes is refused',
      workbook([['Name'], ['Ann']], { 'xl/bomb.xml': new Uint8Array(21_000_000) }),
      'tooLarge',
    ],
    ['that is cut off is refused', workbook([['Name'], ['Ann']]).subarray(0, 300), 'unreadable'],
    ['that is another archive is refused', zipSync({ 'a.txt': strToU8('Ann') }), 'unreadable'],
    ['of the old format is refused', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'oldExcel'],
  ])('%s', async (_, bytes, problem) => {
    expect(await peopleIn(bytes)).toBe(problem);
  });

  test('larger than any list is refused unread', async () => {
    expect(await readListFile(new Blob([new Uint8Array(2_000_001)]))).toEqual({
      ok: false,
      problem: 'tooLarge',
    });
  });
});
