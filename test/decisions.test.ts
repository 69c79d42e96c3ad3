import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the index of decisions names each of them, by its title and in order', () => {
  const index = readFileSync('docs/adr/README.md', 'utf8');
  const listed = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) (.+?) \|/gm)].map(
    ([, number, file, title]) => [file, `# ${number} ${title}`],
  );
  const files = readdirSync('docs/adr').filter((file) => /^\d{3}-.*\.md$/.test(file));
  const titles = files.map((file) => [file, readFileSync(`docs/adr/${file}`, 'utf8').split('\n')[0]]);
  expect(listed).toEqual(titles.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
});
