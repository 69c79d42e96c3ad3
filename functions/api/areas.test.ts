import { describe, expect, test } from 'vitest';
import type { Deps } from '../core/platform/deps';
import { createApi, type RouteGroup } from './app';
import { ROUTES, type RouteGroupName, routeGroupAt } from './areas';
import { nameOf } from './operation';
import { TABLE_ROUTES } from './table-routes';
import { OPERATIONS, wholeApi } from './whole-api';

const NAMES = Object.keys(ROUTES) as RouteGroupName[];
const load = (name: RouteGroupName): Promise<RouteGroup> => ROUTES[name].load('test');

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
      (route) => routeGroupAt(route.replace(/^\w+ /, '').replaceAll(/:\w+/g, 'x1')) !== name,
    );
    expect(elsewhere).toEqual([]);
  });

  test('answers something below each of its heads', async () => {
    const paths = addressesOf([await load(name)]).map((route) => route.replace(/^\w+ /, ''));
    const unused = ROUTES[name].heads.filter(
      (head) => !paths.some((path) => isBelow(path.split('/'), head.split('/'))),
    );
    expect(unused).toEqual([]);
  });
});

function isBelow(path: readonly string[], head: readonly string[]): boolean {
  return head.every((part, at) => path[at] !== undefined && (part === '*' || part === path[at]));
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
  ['/games/01/nowhere', undefined],
  ['/leagues', 'leagues'],
  ['/leagues/01/members/me', 'leagues'],
  ['/seasons/01/rounds/1/draw', 'seasons'],
  ['/seasons/01/rounds/1/open', 'season-life'],
  ['/seasons/01/rounds/1/report.md', 'files'],
] as const)('at %s answers %s', (path, area) => {
  expect(routeGroupAt(path)).toBe(area);
});
