import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('pages of the whole platform promise nothing that holds for one game alone', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const untrue = files.filter((file) =>
    /no dice|no hidden/i.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(untrue).toEqual([]);
});
