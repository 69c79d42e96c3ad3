import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameSystem } from '../../engine/game';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';
import { loadGameSystem, loadSystemFor } from '../../engine/load-system';
import { MEASURES } from '../../engine/measures';
import { SYSTEMS, systemFor } from '../../engine/systems';
import type { Face } from '../../web/games/face';
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
      const game = { system: id, rulesVersion };
      expect(await loadSystemFor(game), rulesVersion).toBe(systemFor(game));
    }
  });
});

/** The files outside a game's own folders that may name it: a line in each of them. */
const REGISTRIES = [
  'engine/games.ts',
  'engine/labels.ts',
  'engine/lessons/lessons.ts',
  'engine/load-system.ts',
  'engine/measures.ts',
  'engine/systems.ts',
  'web/games/faces.tsx',
];

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
  test.each(GAME_SYSTEM_IDS)('like %s is named in no file but the registries', (id) => {
    const hasLessons = existsSync(join(ROOT, 'engine', id, 'lessons'));
    expect(importersOf(id)).toEqual(REGISTRIES.filter((file) => hasLessons || !file.includes('lessons')));
  });

  test('is named with all that it lacks', () => {
    const root = mkdtempSync(join(tmpdir(), 'turreton-toy-'));
    const all = missingParts(root, 'toy');
    const written = ['engine/toy/index.ts', 'web/games/toy/face.ts', 'docs/rules/toy.md'];
    for (const path of written) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), '');
    }
    const missing = missingParts(root, 'toy');
    expect(missing).toEqual(all.filter((part) => !written.some((path) => part.startsWith(path))));
    expect(missing).toHaveLength(all.length - written.length);
    expect(missing).toContain('engine/toy/rules/adjudicate.ts is missing: how a step is adjudicated.');
    expect(missing).toContain("web/games/toy/style.css is not imported by the game's face: its skin.");
  });

  test('needs a line in each registry, or does not compile', () => {
    type WithToy = GameSystemId | 'toy';
    // @ts-expect-error a game without a face
    const faces: Readonly<Record<WithToy, Face>> = FACES;
    // @ts-expect-error a game without a system
    const systems: Readonly<Record<WithToy, unknown>> = SYSTEMS;
    // @ts-expect-error a game whose figures have no names
    const measures: Readonly<Record<WithToy, unknown>> = MEASURES;
    for (const registry of [faces, measures]) expect(Object.keys(registry)).toEqual(Object.keys(systems));
  });

  const toy: GameSystem = toyGame as GameSystem;
  test('works with nothing but the contract', () => expect(breachesOf(toy, 'toy')).toEqual([]));

  const broken: readonly (readonly [breach: string, change: Partial<GameSystem>])[] = [
    ['a seat has no figure for a measure', { figures: () => ({}) }],
    ['a moment has no name', { label: () => '' }],
    [
      'a bot gives orders that are refused',
      { bots: { ...toyGame.bots, decent: { orders: () => [{ type: 'x' }] } } },
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
