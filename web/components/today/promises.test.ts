import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../../engine/games';

/** Texts in the pages themselves, and those that they take from the catalogue, except the games' own words. */
const TEXTS = [
  { folder: new URL('../', import.meta.url), isOfAll: (file: string) => file.endsWith('.tsx') },
  {
    folder: new URL('../../../messages/en/', import.meta.url),
    isOfAll: (file: string) => file.endsWith('.json') && !GAME_SYSTEM_IDS.some((id) => file.includes(id)),
  },
];

test.each(TEXTS)('pages of the whole platform promise nothing that holds for one game alone: %o', ({
  folder,
  isOfAll,
}) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isOfAll);
  const untrue = files.filter((file) =>
    /no dice|no hidden/i.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(untrue).toEqual([]);
});
