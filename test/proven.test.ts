import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameSystem } from '../engine/systems';

/** The claims of pages and documents about what is proven of Classic, compared with the repository. */
const ROOT = new URL('../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const files = (path: string) => readdirSync(new URL(path, ROOT));

const scenarios = files('test/scenarios/classic/');
const cases = scenarios.filter((file) => file.startsWith('datc-')).length;
const games = files('test/fixtures/classic/games/').filter((file) => file.endsWith('.txt'));
const phases = games.reduce(
  (sum, file) =>
    sum +
    Object.keys(JSON.parse(text(`test/fixtures/classic/games/${file.replace('.txt', '.after.json')}`)))
      .length,
  0,
);

/** The numbers of a paragraph, in their order. */
function numbersIn(paragraph: string): readonly number[] {
  return (paragraph.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) =>
    Number(number.replace(/[,.](?=\d{3})/g, '')),
  );
}

test.each([
  ['README.md', /DATC.*/],
  ['docs/rules/classic.md', /^DATC.*$/m],
  ['docs/rules/de/classic.md', /^DATC.*$/m],
  ['docs/rules/es/classic.md', /^DATC.*$/m],
])('%s says how much is proven, and each number is true', (path, pattern) => {
  const [paragraph = ''] = pattern.exec(text(path)) ?? [];
  expect(numbersIn(paragraph)).toEqual([3.0, cases, scenarios.length, games.length, phases]);
  for (const command of paragraph.match(/`npm run [^`]*`|`npx [^`]*`/g) ?? []) {
    const [, script] = /npm run (?:--silent )?(\S+)/.exec(command) ?? [];
    if (script !== undefined) expect(JSON.parse(text('package.json')).scripts).toHaveProperty([script]);
    for (const [, path = ''] of command.matchAll(/((?:test|engine)\/[\w/.-]+)/g))
      expect(existsSync(new URL(path.replace(/\/$|datc-$/, ''), ROOT)), path).toBe(true);
  }
  expect(paragraph).toContain('test/reference');
});

/** How many cases each section of DATC 3.0 has. */
const DATC = { a: 12, b: 15, c: 9, d: 34, e: 15, f: 25, g: 20, h: 16, i: 7, j: 11 };

test('every case of DATC 3.0 stands among the scenarios', () => {
  const missing = Object.entries(DATC).flatMap(([section, count]) =>
    Array.from(
      { length: count },
      (_, index) => `datc-6-${section}-${String(index + 1).padStart(2, '0')}`,
    ).filter((name) => !scenarios.some((file) => file.startsWith(name))),
  );
  expect(missing).toEqual([]);
});

test.each(['en', 'de', 'es'])('the examples beside the fields for typed orders are read (%s)', (language) => {
  for (const id of ['nyc-risk', 'domination', 'new-era'] as const) {
    const help: string = JSON.parse(text(`messages/${language}/${id}.json`)).notation;
    const shown = help.replace('{reinforce}', 'REINFORCE {to:harlem,count:2}');
    const examples = [...shown.matchAll(/<code>([^<]+)<\/code>/g)].map(([, one = '']) => one);
    expect(examples.length).toBeGreaterThan(3);
    const read = gameSystem(id).notation?.parse(null, '', examples.join('\n'));
    expect(read).toMatchObject({ ok: true, value: { length: examples.length } });
  }
});

test('the examples of orders as text are read and printed so', () => {
  const page = text('docs/programs.md');
  const rows = [...page.matchAll(/^\| (Risk|Domination|New Era|) ?\| [^|]+ \| `([^`]+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  let id: 'nyc-risk' | 'domination' | 'new-era' = 'nyc-risk';
  for (const [, game = '', example = ''] of rows) {
    if (game !== '') id = game === 'Risk' ? 'nyc-risk' : game === 'Domination' ? 'domination' : 'new-era';
    const { notation } = gameSystem(id);
    const read = notation?.parse(null, '', example);
    expect(read?.ok, example).toBe(true);
    if (read?.ok) expect(notation?.print(null, read.value[0])).toBe(example);
  }
});
