import { describe, expect, test } from 'vitest';
import { isReserved, skeleton } from './names';
import { Name, PlayerName } from './names.schema';

describe('a player’s name', () => {
  test.each([
    ['José  Núñez', 'José Núñez'],
    ['  Ann\tOf \n Arden ', 'Ann Of Arden'],
    ['Jose\u0301', 'José'],
    ['Ａｎｎ', 'Ann'],
    ['𝓐𝓷𝓷', 'Ann'],
    ['Нина Петрова', 'Нина Петрова'],
    ['李小龍', '李小龍'],
    ['محمد', 'محمد'],
    ['Nguyễn Thị Hằng', 'Nguyễn Thị Hằng'],
    ['O’Brien-Smith (2nd)', 'O’Brien-Smith (2nd)'],
    ['Abbot', 'Abbot'],
    ['Botond', 'Botond'],
    ['Ann\uFEFF', 'Ann'],
    ['player-1', 'player-1'],
    ['canary-yellow', 'canary-yellow'],
  ])('%s is kept as %s', (given, kept) => {
    expect(PlayerName.parse(given)).toBe(kept);
  });

  test.each([
    ['a null', 'An\u0000n'],
    ['an escape', 'An\u001b[31mn'],
    ['a direction override', 'Ann\u202Egnp.exe'],
    ['an isolate', 'An\u2066n\u2069'],
    ['a zero-width space', 'Ann\u200B'],
    ['a joiner', 'An\u200Dn'],
    ['a soft hyphen', 'An\u00ADn'],
    ['a tag character', 'Ann\u{E0041}'],
    ['a private character', 'Ann\uE000'],
    ['a filler', 'An\u3164n'],
    ['a blank of Braille', 'An\u2800n'],
    ['a variation selector', 'An\uFE0Fn'],
    ['half a character', 'An\uD800n'],
    ['a tower of marks', `A${'\u0301\u0316'.repeat(4)}nn`],
    ['signs alone', '***'],
    ['nothing but spaces', '\u2003\u3000  '],
    ['one letter', 'A'],
    ['too much', 'x'.repeat(41)],
  ])('with %s is refused', (_, given) => {
    expect(PlayerName.safeParse(given).success).toBe(false);
  });

  test.each([
    ...[
      'Moderator',
      'MODERATOR',
      'm o d e r a t o r',
      'Moderator Bob',
      'Мoderator',
      'Mоderаtor',
      'M0derat0r',
    ],
    ...[
      'Ｍｏｄｅｒａｔｏｒ',
      'Môdérâtor',
      'rnoderator',
      'Moderator.',
      '[Moderator]',
      'm.oderator',
      'Turreton',
    ],
    ...[
      'Turret0n',
      'Τurreton',
      'The Turreton Team',
      'Admin',
      'Αdmin',
      '4dm1n',
      'adm!n',
      'Administrator',
      'Staff',
    ],
    ...[
      'Ambrose (bot)',
      'Ambrose [B0T]',
      'Ambrose bоt',
      'Former player 4F2A',
      'Fоrmer Player 0000',
      'Anonymous',
    ],
    ...['Anonymоus', 'Offıcial Support', 'Organızer', 'System'],
  ])('%s is refused, which could be taken for staff, a bot or nobody', (given) => {
    expect(PlayerName.safeParse(given).success).toBe(false);
  });

  test('has one skeleton with all that look like it', () => {
    for (const look of ['Olivia', 'OLIVIA', '0livia', 'Оlivia', 'O l i v i a', 'Ólívià'])
      expect(skeleton(look).replaceAll(' ', '')).toBe(skeleton('olivia'));
    expect(skeleton('Olivia')).not.toBe(skeleton('Olive'));
  });
});

test('a league may be named after the platform; its name is tidied all the same', () => {
  expect(Name(3, 60).parse(' Turreton   Open ')).toBe('Turreton Open');
  expect(Name(3, 60).safeParse('Tur\u202Ereton').success).toBe(false);
  expect(isReserved('Turreton Open')).toBe(true);
});
