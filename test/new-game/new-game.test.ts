import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameSystem } from '../../engine/game';
import { entryOf, GAME_SYSTEM_IDS } from '../../engine/games';
import { LESSONS } from '../../engine/lessons/lessons';
import { loadGameSystem, loadSystemFor } from '../../engine/load-system';
import { MEASURES } from '../../engine/measures';
import { SYSTEMS, systemFor } from '../../engine/systems';
import { FACES } from '../../web/games/faces';
import { breachesOf } from './contract';
import { missingParts } from './missing-parts';
import { toyGame } from './toy-game';

const ROOT = join(import.meta.dirname, '../..');

describe.each(GAME_SYSTEM_IDS)('%s', (id) => {
  test('has every part under its usual name', () => expect(missingParts(ROOT, id)).toEqual([]));
  test('keeps the contract of a game system', () => {
    expect(breachesOf(SYSTEMS[id], 'contract')).toEqual([]);
  });
  test('is loaded as the pages have it', async () => {
    expect(await loadGameSystem({ system: id })).toBe(SYSTEMS[id]);
    for (const rulesVersion of ['0', '1', '2', '3']) {
      const game = { system: id, rulesVersion, options: {} };
      expect(await loadSystemFor(game), rulesVersion).toBe(systemFor(game));
    }
  });
});

/** The line that makes it a game, and the one that gives it a face of its own in place of the default one. */
const REGISTRY = 'engine/registry.ts';
const FACES_OF_GAMES = 'web/games/faces.tsx';

/** Every file of the product outside a game's folders that imports something from them. */
function importersOf(id: string): readonly string[] {
  return ['engine', 'functions', 'infra', 'web/app', 'web/components', 'web/games', 'web/lib']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith(`engine/${id}/`) && !file.startsWith(`web/games/${id}/`))
    .filter((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return new RegExp(`(from|import)[ (]*['"][^'"]*/${id}['"/]`).test(source);
    })
    .sort();
}

describe('a new game', () => {
  test.each(GAME_SYSTEM_IDS)('like %s is named in no file but the registry', (id) => {
    const hasFace = existsSync(join(ROOT, 'web/games', id, 'face.ts'));
    expect(importersOf(id)).toEqual([REGISTRY, ...(hasFace ? [FACES_OF_GAMES] : [])]);
  });

  test('is named with all that it lacks', () => {
    const root = mkdtempSync(join(tmpdir(), 'turreton-toy-'));
    expect(missingParts(root, 'toy')).toEqual([
      'engine/toy/game.ts is missing: its entry in the registry.',
      'engine/toy/index.ts is missing: its system.',
      'docs/rules/toy.md is missing: its rules.',
      'messages/en/says-toy.json is missing: the texts of what it says.',
      'test/scenarios/toy is missing: cases of its rules.',
    ]);
    for (const path of ['engine/toy/rules/setup.ts', 'web/games/toy/face.ts']) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), '');
    }
    const missing = missingParts(root, 'toy');
    expect(missing).toContain('engine/toy/rules/adjudicate.ts is missing: how a step is adjudicated.');
    expect(missing).toContain("web/games/toy/style.css is not imported by the game's face: its skin.");
    expect(missing.join()).not.toContain('setup.ts');
  });

  test('is in the lists, the measures, the faces and the rules by its entry alone', () => {
    for (const table of [FACES, MEASURES, SYSTEMS, LESSONS])
      expect(Object.keys(table).sort()).toEqual([...GAME_SYSTEM_IDS].sort());
    for (const id of GAME_SYSTEM_IDS) expect(entryOf(id).id).toBe(id);
  });

  const toy: GameSystem = toyGame as GameSystem;
  test('works with nothing but the contract', () => expect(breachesOf(toy, 'toy')).toEqual([]));

  const broken: readonly (readonly [breach: string, change: Partial<GameSystem>])[] = [
    ['a seat has no figure for a measure', { figures: () => ({}) }],
    ['a moment has no name', { label: () => '' }],
    [
      'a bot gives orders that are refused',
      { bots: { ...toyGame.bots, steady: { orders: () => [{ type: 'x' }] } } },
    ],
    ['the placing leaves a seat out or names it twice', { outcome: endingWithout }],
    [
      'an offer is refused: Send one bid of 1 to 3 points.',
      { legal: () => [{ order: { type: 'bid', points: 9 } }] },
    ],
    ['a default does not continue "If you stay silent, ..."', { pending: withDefault('Anna bids 1.') }],
    ['a sentence of the story has no end', { describe: () => [{ says: 'no end', rules: [], seats: [] }] }],
  ];
  test.each(broken)('reports that %s', (breach, change) => {
    expect(breachesOf({ ...toy, ...change }, 'toy')).toContain(breach);
  });

  function withDefault(text: string): GameSystem['pending'] {
    return (position) => {
      const asked = toy.pending(position);
      return (
        asked && {
          ...asked,
          seats: asked.seats.map((one) => ({ ...one, fallback: { says: text, rule: '1.2' } })),
        }
      );
    };
  }

  function endingWithout(position: unknown) {
    const outcome = toy.outcome(position);
    return outcome && { ...outcome, placing: outcome.placing.slice(1) };
  }
});
