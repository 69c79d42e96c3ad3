import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../test/support/translated';
import { LONGEST_LIST, readPeople } from './read-people';

async function read(text: string) {
  const outcome = await readPeople(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value.players.map(({ name, email }) => [name, email]);
}

async function problemsOf(text: string): Promise<readonly string[]> {
  const outcome = await readPeople(text);
  if (outcome.ok) throw new Error('the list was read');
  return outcome.refusal.code === 'invalid'
    ? outcome.refusal.problems.map(({ message }) => inEnglish(message))
    : [];
}

describe('a list of players', () => {
  const ana = ['Ana Ruiz', 'ana@example.org'];
  test.each([
    ['Ana Ruiz', [['Ana Ruiz', null]]],
    ['ana@example.org', [[null, 'ana@example.org']]],
    ['Ana Ruiz, ana@example.org', [ana]],
    ['ana@example.org, Ana Ruiz', [ana]],
    ['Ana Ruiz; Ana@Example.ORG', [ana]],
    ['Ana Ruiz\tana@example.org', [ana]],
    ['Ana Ruiz <ana@example.org>', [ana]],
    ['"Ruiz, Ana" <ana@example.org>', [ana]],
    ['"Ruiz, Ana",ana@example.org', [ana]],
    ['<ana@example.org>', [[null, 'ana@example.org']]],
    ['Name,E-mail\nAna Ruiz,ana@example.org\n', [ana]],
    ['\uFEFFname;mail\r\nAna Ruiz;ana@example.org\r\n\r\n', [ana]],
    [
      '  Ana   Ruiz  \n\n  Ben  ',
      [
        ['Ana Ruiz', null],
        ['Ben', null],
      ],
    ],
    [
      'Zoë Ångström\n李小龍',
      [
        ['Zoë Ångström', null],
        ['李小龍', null],
      ],
    ],
  ])('%j', async (text, players) => {
    expect(await read(text)).toEqual(players);
  });

  test.each([
    ['', 'This list has no players.'],
    ['name,mail\n', 'This list has no players.'],
    ['Ana\nBen, Cleo', 'Line 2: reads as 2 names.'],
    ['Ana, ana@example.org, ben@example.org', 'Line 1: has two mail addresses.'],
    ['Ana\nana@', 'Line 2: “ana@” is not a mail address.'],
    ['Ana <ana at example>', 'Line 1: reads as 2 names.'],
    ['Ana\nBen\nana', 'Line 3: “ana” is already on line 1. Add something that tells the two apart.'],
    ['Ana, a@example.org\nBen, A@example.org', 'Line 2: “a@example.org” is already on line 1.'],
    ['A', 'Line 1: “A” is not a name. Names have 2 to 40 characters.'],
    ['Moderator Max', 'Line 1: “Moderator Max” could be mistaken for staff'],
    ['Ana\u202Egnp', 'Line 1: Names cannot contain control, direction or invisible characters.'],
    ['"Ana', 'Line 1: A quotation mark is never closed.'],
  ])('%j is refused: %s', async (text, message) => {
    expect((await problemsOf(text)).join('\n')).toContain(message);
  });

  test('names every line that cannot be read, not the first alone', async () => {
    expect((await problemsOf('Ana\nx@\nBen\ny@\n')).map((message) => message.slice(0, 7))).toEqual([
      'Line 2:',
      'Line 4:',
    ]);
  });

  test('has a bound', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `Player of ${at}`).join('\n');
    expect(await read(names(LONGEST_LIST))).toHaveLength(LONGEST_LIST);
    expect((await problemsOf(names(LONGEST_LIST + 1)))[0]).toContain('at most 500');
  });

  test('whatever it holds, every line becomes one player or one problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 60 }), { maxLength: 12 }), async (lines) => {
        const outcome = await readPeople(lines.join('\n'));
        const count = lines.join('\n').split(/\r\n|\r|\n/).length;
        if (outcome.ok) expect(outcome.value.players.length).toBeLessThanOrEqual(count);
        else expect(outcome.refusal.code === 'invalid' && outcome.refusal.problems.length > 0).toBe(true);
      }),
    );
  });
});
