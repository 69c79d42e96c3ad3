import { expect, test } from 'vitest';
import { circlesOf } from './measure/circles';
import { importsOf, productSources } from './measure/sources';

/** The endings of files in `functions/core`, lowest layer first (docs/architecture.md, "A folder of core"). */
const ENDINGS = ['.records.ts', '.schema.ts', '.store.ts', '.ts', '.view.ts'];
const CORE = 'functions/core/';

const sources = productSources();
const known = new Set(sources.map(({ path }) => path));
const imports = new Map(sources.map((source) => [source.path, importsOf(source, known)]));

function layerOf(path: string): number {
  const named = ENDINGS.findIndex((ending) => ending !== '.ts' && path.endsWith(ending));
  return named < 0 ? ENDINGS.indexOf('.ts') : named;
}

/** What everything stands on: the platform's folder, and files that import nothing of core. */
function isBelowAll(path: string): boolean {
  const ownImports = imports.get(path) ?? [];
  return path.startsWith(`${CORE}platform/`) || !ownImports.some((target) => target.startsWith(CORE));
}

test('files of core import only what is in their own layer or below', () => {
  const upward = [...imports].flatMap(([path, targets]) =>
    targets
      .filter((target) => path.startsWith(CORE) && target.startsWith(CORE))
      .filter((target) => layerOf(target) > layerOf(path) && !isBelowAll(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(upward).toEqual([]);
});

test('every layer has files', () => {
  const layers = [...imports.keys()].filter((path) => path.startsWith(CORE)).map(layerOf);
  expect([...new Set(layers)].sort()).toEqual(ENDINGS.map((_, at) => at));
});

test('core does not know its callers', () => {
  const callers = /^functions\/(api|deadline|sweep|events|notify|bounces|mail-in|canary|host|chat)\//;
  const upward = [...imports].flatMap(([path, targets]) =>
    targets
      .filter((target) => path.startsWith(CORE) && callers.test(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(upward).toEqual([]);
});

/**
 * The things of core know each other, as those of a league do; there layers of files take the place of an order of
 * folders (ADR 050).
 */
test('no folders import each other in a circle, types included', () => {
  const circles = circlesOf(sources).filter((circle) => !circle.every((folder) => folder.startsWith(CORE)));
  expect(circles).toEqual([]);
});
