import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Deps } from '../core/platform/deps';
import { createApi, type RouteGroup } from './app';
import { AREAS, areaAt } from './areas';
import { nameOf, type Operation } from './operation';
import type { Area } from './served-by';
import { TABLE_ROUTES } from './table-routes';
import { OPERATIONS, wholeApi } from './whole-api';

const NAMES = Object.keys(AREAS) as Area[];
const load = (name: Area): Promise<RouteGroup> => AREAS[name]('test');

/** The routes below /v1 of everything that groups serve, including files, as "GET /games/:id". */
function routesOf(groups: readonly RouteGroup[]): readonly string[] {
  const deps = { reach: { site: 'https://turreton.example' } } as Deps;
  const { routes } = createApi({ deps, secret: 'a secret', onError: () => undefined }, groups);
  const own = routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(own.map(({ method, path }) => `${method} ${path.replace('/v1', '')}`))].sort();
}

/** The middleware of every app, which serves no route. */
const BEFORE = routesOf([]);

const addressesOf = (groups: readonly RouteGroup[]) =>
  routesOf(groups).filter((route) => !BEFORE.includes(route));

describe.each(NAMES)('the area %s', (name) => {
  test('is found at the address of everything that it answers', async () => {
    const elsewhere = addressesOf([await load(name)]).filter(
      (route) => areaAt(route.replace(/^\w+ /, '').replaceAll(/:\w+/g, 'x1')) !== name,
    );
    expect(elsewhere).toEqual([]);
  });
});

test('what declares that an area or the function of tables serves it is in that one', async () => {
  const groups = await Promise.all(NAMES.map(async (name) => [name, await load(name)] as const));
  const served = [['table', TABLE_ROUTES] as const, ...groups].flatMap(([name, { operations }]) =>
    operations.map((one) => [nameOf(one), name]),
  );
  // From the files themselves: an operation that its area does not list would be missing everywhere else.
  const modules = await Promise.all(
    readdirSync(import.meta.dirname)
      .filter((file) => /^[a-z-]+\.ts$/.test(file) && !/-lambda|^lambda|^record-/.test(file))
      .map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<Record<string, unknown>>),
  );
  const declared = modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (Array.isArray(value) ? value.filter(isOperation) : []));
  const byName = new Map(declared.map((one) => [nameOf(one), one.servedBy]));
  expect(byName.size).toBeGreaterThan(200);
  expect(served.sort()).toEqual([...byName].sort());
});

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'carryOut' in value && 'path' in value;
}

test('areas and what is asked while playing are the whole API, each operation once', async () => {
  const groups = [TABLE_ROUTES, ...(await Promise.all(NAMES.map(load)))];
  expect(addressesOf(groups)).toEqual(addressesOf(wholeApi('test')));
  const names = groups.flatMap(({ operations }) => operations.map(nameOf));
  expect(names.sort()).toEqual(OPERATIONS.map(nameOf).sort());
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['/', undefined],
  ['/nowhere', undefined],
  ['/games/01/nowhere', 'rulings'],
  ['/leagues', 'leagues'],
  ['/leagues/01/members/me', 'leagues'],
  ['/seasons/01/rounds/1/draw', 'seasons'],
  ['/seasons/01/rounds/1/open', 'season-life'],
  ['/seasons/01/rounds/1/report.md', 'files'],
] as const)('at %s answers %s', (path, area) => {
  expect(areaAt(path)).toBe(area);
});
