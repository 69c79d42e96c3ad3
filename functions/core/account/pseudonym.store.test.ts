import { expect, test } from 'vitest';
import { renamedTexts } from './pseudonym.store';

const SPECIAL = [
  'Anne-Marie',
  'Jean-Luc O’Neil',
  'a.b',
  'C++',
  '[x]',
  '(y)',
  'a|b',
  '{2}',
  '^$',
  'a/b',
  'a\\b',
  'x*?',
];

test.each(SPECIAL)('puts the pseudonym in place of the name %s, whatever characters it has', (name) => {
  const renaming = { player: 'p1', pseudonym: 'Former player 4F2A', names: [name] };
  const item = { pk: 'LEAGUE#l', sk: 'LOG#1', reason: `Warned ${name} twice.` };
  expect(renamedTexts(item, renaming).map(({ after }) => after)).toEqual([
    'Warned Former player 4F2A twice.',
  ]);
});

test.each([
  ['a.b', 'axb'],
  ['a|b', 'a'],
  ['C++', 'CCC'],
  ['[x]', 'x'],
  ['(y)', 'y'],
  ['x*?', 'xx'],
  ['A?', 'A'],
  ['x{2}', 'xx'],
  ['.*', 'anybody'],
])('the name %s is no pattern, and leaves %s alone', (name, other) => {
  const renaming = { player: 'p1', pseudonym: 'Former player 4F2A', names: [name] };
  expect(renamedTexts({ sk: 'LOG#1', reason: `Warned ${other} twice.` }, renaming)).toEqual([]);
});

test('a name that is a word of the pseudonym goes once', () => {
  for (const name of ['player', 'Former', 'Former player']) {
    const renaming = { player: 'p1', pseudonym: 'Former player 4F2A', names: [name] };
    const item = { sk: 'LOG#1', reason: `We told ${name} twice.` };
    const after = renamedTexts(item, renaming)[0]?.after;
    expect(after).toBe('We told Former player 4F2A twice.');
    expect(renamedTexts({ ...item, reason: after }, renaming)).toEqual([]);
  }
});

test('a name that is a word of a message’s key goes from what the message says, and the key stays', () => {
  const renaming = { player: 'p1', pseudonym: 'Former player 4F2A', names: ['member', 'platform', 'log'] };
  const key = { of: 'platform', text: 'log.member' };
  const item = {
    sk: 'LOG#1',
    before: key,
    after: { of: 'platform', text: 'log.until', with: { state: key, time: 'a word of member' } },
  };
  expect(renamedTexts(item, renaming)).toEqual([
    { path: ['after', 'with', 'time'], before: 'a word of member', after: 'a word of Former player 4F2A' },
  ]);
});
