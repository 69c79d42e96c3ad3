import { expect, test } from 'vitest';
import { FACTIONS } from './data/cards';
import { IDENTITY } from './identity';

test('the factions of its identity are those of its cards, each in a colour of its own', () => {
  const factions = IDENTITY.factions ?? {};
  const printed = FACTIONS.map(({ id, name }) => [id, name.replaceAll("'", '’')]);
  expect(Object.entries(factions).map(([id, { title }]) => [id, title])).toEqual(printed);
  expect(new Set(Object.values(factions).map(({ colour }) => colour)).size).toBe(printed.length);
});
