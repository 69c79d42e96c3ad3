import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fileFrom, namesOf, writeGame } from '../../cli/new-game/new-game';

const ROOT = join(import.meta.dirname, '../..');
const NAME = 'river-race';

/** What a game needs of the repository to run: a copy, so that the real one stays as it is. */
const COPIED = ['engine', 'messages', 'test/new-game', 'test/support', 'package.json', 'tsconfig.json'];

/** Plays the new game by the contract, and its scenario; prints what is wrong as JSON. */
const PLAY = `
import { readFileSync } from 'node:fs';
import { GAMES } from './engine/games';
import { runScenario } from './engine/scenario';
import { SYSTEMS } from './engine/systems';
import { translatorIn } from './messages/translator';
import { breachesOf } from './test/new-game/contract';
import { missingParts } from './test/new-game/missing-parts';
const id = '${NAME}';
const scenario = JSON.parse(readFileSync('test/scenarios/' + id + '/01-take.json', 'utf8'));
const german = await translatorIn('de', [id, 'labels']);
console.log(JSON.stringify({
  title: GAMES[id].title,
  breaches: breachesOf(SYSTEMS[id], 'generated'),
  missing: missingParts('.', id),
  scenario: runScenario(scenario),
  inGerman: german({ of: 'labels', text: id + '.turn', with: { turn: '1', seat: 'Yellow' } }),
}));
`;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'turreton-new-game-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

test('a new game runs as it is written, by one line in the registry', () => {
  const before = readFileSync(join(copy, 'engine/registry.ts'), 'utf8');
  const written = writeGame(copy, NAME);
  expect(written).toEqual({
    ok: true,
    files: [
      'engine/river-race/game.ts',
      'engine/river-race/identity.ts',
      'engine/river-race/index.ts',
      'engine/river-race/river-race.test.ts',
      'messages/en/says-river-race.json',
      'docs/rules/river-race.md',
      'test/scenarios/river-race/01-take.json',
      'engine/registry.ts',
    ],
  });
  const line = "export { GAME as riverRace } from './river-race/game';\n";
  const after = readFileSync(join(copy, 'engine/registry.ts'), 'utf8');
  expect(after.replace(line, '')).toBe(before);
  writeFileSync(join(copy, 'play.mts'), PLAY);
  const played = execFileSync(process.execPath, ['--import', 'tsx', 'play.mts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(JSON.parse(played)).toMatchObject({
    title: 'River Race',
    breaches: [],
    missing: [],
    scenario: { ok: true, mismatches: [] },
    // Its texts are English alone, and readers of other languages get them.
    inGerman: 'Turn 1, Yellow',
  });
});

test('nothing is written over, and a name must be an id', () => {
  expect(writeGame(copy, 'classic')).toEqual({ ok: false, problem: 'engine/classic is there already.' });
  for (const name of ['', 'River', 'river race', '../river', 'river--race', '7-wonders', 'x'.repeat(41)])
    expect(writeGame(copy, name), name).toMatchObject({ ok: false });
});

const GUIDE = readFileSync(join(ROOT, 'docs/new-game.md'), 'utf8');
const TEMPLATES: Readonly<Record<string, string>> = {
  'engine/river-race/game.ts': 'game.ts',
  'engine/river-race/identity.ts': 'identity.ts',
  'engine/river-race/index.ts': 'index.ts',
  'messages/en/says-river-race.json': 'says-toy-game.json',
  'test/scenarios/river-race/01-take.json': '01-take.json',
};

test('the guide shows what the command writes', () => {
  const blocks = [...GUIDE.matchAll(/`([^`\n]+)`[^`\n]*\n\n```(?:ts|json)\n([^`]+?)```/g)];
  expect(blocks.map(([, file]) => file)).toEqual(expect.arrayContaining(Object.keys(TEMPLATES)));
  for (const [, file = '', block = ''] of blocks) {
    const template = TEMPLATES[file];
    if (template === undefined) throw new Error(`The guide shows ${file}, which the command does not write.`);
    // "…" stands for lines that the guide leaves out.
    for (const part of block.split(/^ *…\n/m))
      expect(fileFrom(template, namesOf(NAME)), `${file}: ${part}`).toContain(part);
  }
});

test('the guide names every part of the contract that a game may leave out', () => {
  const [, contract = ''] = readFileSync(join(ROOT, 'engine/game.ts'), 'utf8').split('interface GameSystem');
  const optional = [...contract.matchAll(/^ {2}(?:readonly )?(\w+)\?[(:]/gm)].map(([, name]) => name);
  expect(optional.length).toBeGreaterThan(10);
  expect(optional.filter((name) => !GUIDE.includes(`\`${name}\``))).toEqual([]);
});
