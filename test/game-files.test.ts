import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readGameFiles } from '../web/lib/game-files';
import { workbook } from './support/workbook';

const GAME = strToU8('Spring 1901\nFrance: A PAR - BUR\n');
const SHEET = 'board,seat,player\n1,france,Ana Ruiz';
const MOST = 20;

const fileOf = (name: string, bytes: Uint8Array) => new File([bytes.slice()], name);
const archive = (parts: Record<string, Uint8Array>) => fileOf('league.zip', zipSync(parts));
const read = (...files: File[]) => readGameFiles(files, MOST);

describe('a zip archive of games', () => {
  test('is read in the order of its numbers, with its sheet and without what systems add', async () => {
    const found = await read(
      archive({
        'league/game-10.txt': GAME,
        'league/game-2.txt': GAME,
        'league/seats.csv': strToU8(SHEET),
        'league/map.png': GAME,
        '__MACOSX/league/._game-2.txt': GAME,
        'league/.DS_Store': GAME,
      }),
    );
    expect(found.games.map(({ file }) => file)).toEqual(['game-2.txt', 'game-10.txt']);
    expect(found).toMatchObject({ sheet: SHEET, skipped: ['map.png'], problems: [] });
  });

  test('may have an Excel workbook as its sheet', async () => {
    const seats = workbook([
      ['board', 'seat', 'player'],
      ['1', 'france', 'Ana Ruiz'],
    ]);
    const found = await read(archive({ 'a.txt': GAME, 'seats.xlsx': seats }));
    expect(found.sheet).toBe('board\tseat\tplayer\n1\tfrance\tAna Ruiz');
  });

  test('is refused where it unpacks to more than it may, before it is unpacked', async () => {
    const large = new Uint8Array(4_900_000);
    const parts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.txt`, large]));
    const bomb = archive(parts);
    expect(bomb.size).toBeLessThan(100_000);
    expect(await read(bomb)).toMatchObject({
      games: [],
      problems: [{ why: 'tooLarge', file: 'league.zip' }],
    });
    expect(await read(archive({ 'one.txt': new Uint8Array(5_100_000) }))).toMatchObject({
      games: [],
      problems: [{ why: 'tooLarge', file: 'one.txt' }],
    });
  });

  test('gives no more than it claims to hold', async () => {
    const bytes = zipSync({ 'liar.txt': new Uint8Array(3_000_000).fill(65) });
    const claimed = new DataView(bytes.buffer, bytes.byteOffset);
    // The size in the central directory, which is 46 bytes and the name before the end record.
    const directory = bytes.length - 22 - (46 + 'liar.txt'.length);
    expect(claimed.getUint32(directory + 24, true)).toBe(3_000_000);
    claimed.setUint32(directory + 24, 100, true);
    const { games, problems } = await read(fileOf('league.zip', bytes));
    expect(games.every(({ text }) => text.length <= 100)).toBe(true);
    expect(games.length + problems.length).toBe(1);
  });

  test('is refused with too many files, a second sheet, or when it is none', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.txt`, GAME]));
    expect((await read(archive(many))).problems).toEqual([{ why: 'tooMany', most: 100 }]);
    const more = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.txt`, GAME]));
    expect((await read(archive(more))).problems).toEqual([{ why: 'tooManyGames', most: MOST }]);
    const two = { 'a.txt': GAME, 'one.csv': strToU8(SHEET), 'two.csv': strToU8(SHEET) };
    expect((await read(archive(two))).problems).toEqual([{ why: 'twoSheets', file: 'two.csv' }]);
    expect((await read(fileOf('broken.zip', GAME))).problems).toEqual([
      { why: 'unreadable', file: 'broken.zip' },
    ]);
  });

  test('within an archive is left out', async () => {
    const found = await read(archive({ 'a.txt': GAME, 'inner.zip': zipSync({ 'b.txt': GAME }) }));
    expect(found.games.map(({ file }) => file)).toEqual(['a.txt']);
    expect(found.skipped).toEqual(['inner.zip']);
  });
});

test('single files are read like those of an archive', async () => {
  const found = await read(
    fileOf('b.json', GAME),
    fileOf('a.txt', GAME),
    fileOf('seats.csv', strToU8(SHEET)),
  );
  expect(found.games.map(({ file }) => file)).toEqual(['a.txt', 'b.json']);
  expect(found.sheet).toBe(SHEET);
});
