import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import type { AddressInfo } from 'node:net';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import { advisoriesInWords, ageInDays, findings, keptList } from './advisories';
import { billOfMaterials } from './bill-of-materials';
import { type Component, components, componentsOf } from './components';
import { askDatabases } from './databases';
import { NOT_RUN } from './install-scripts';
import { licenceProblem } from './licences';
import { auditByRegistry } from './npm-audit';
import { advisoriesOf } from './osv';
import { packagesOfCommandLine, runtimePackages } from './runtime-imports';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const all = components();

function component(name: string, version: string, more: Partial<Component> = {}): Component {
  const usual = {
    licence: 'MIT',
    isTool: false,
    hasInstallScript: false,
    isProven: true,
    integrity: undefined,
    fetchedFrom: undefined,
  };
  return { name, version, ...usual, ...more };
}

/** What Next.js loads by itself as it builds the pages, which the first start of a clone does. */
const BUILDS_PAGES = ['typescript', '@types/node', '@types/react'];

describe('what others made', () => {
  test('has a licence that goes with ours', () => {
    expect(all.length).toBeGreaterThan(400);
    expect(all.flatMap((one) => licenceProblem(one) ?? [])).toEqual([]);
  });

  test.each([
    ['GPL-3.0-or-later', 'any'],
    ['none stated', 'any'],
    ['SEE LICENSE IN LICENSE.txt', 'any'],
    ['MPL-2.0', 'any'],
    ['MIT AND GPL-2.0-only', 'any'],
  ])('a licence that nobody agreed to is found: %s', (licence, name) => {
    expect(licenceProblem(component(name, '1.0.0', { licence }))).toBe(`${name}: ${licence}`);
  });

  test('a choice of licences needs one that goes', () => {
    expect(
      licenceProblem(component('any', '1.0.0', { licence: '(MIT OR GPL-3.0-or-later)' })),
    ).toBeUndefined();
  });

  test('is what was looked at: a hash for each, and no address of a registry', () => {
    expect(all.filter(({ isProven }) => !isProven).map(({ name }) => name)).toEqual([]);
    expect(all.filter(({ fetchedFrom }) => fetchedFrom !== undefined).map(({ name }) => name)).toEqual([]);
  });

  test('runs nothing while it is installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const asking = all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(asking)].sort()).toEqual(Object.keys(NOT_RUN).sort());
  });

  test('is named exactly in our own list', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const named = Object.values<string>({ ...dependencies, ...devDependencies });
    // Under another name too: "npm:typescript@7.0.2".
    const versions = named.map((version) => version.replace(/^npm:.+@/, ''));
    expect(versions.filter((version) => semver.valid(version) === null)).toEqual([]);
  });
});

describe('the bill of materials', () => {
  const bill = billOfMaterials(all, '0.2.0') as {
    components: { name: string; purl: string; hashes?: object[] }[];
  };
  const names = new Set(bill.components.map(({ name }) => name));

  test('covers every package that running code imports, what starts a host, and what runs in the pages on AWS', async () => {
    const imported = (await runtimePackages()).filter((name) => !isBuiltin(name));
    expect(imported.length).toBeGreaterThan(40);
    expect(imported.filter((name) => !names.has(name))).toEqual([]);
    expect(names).toContain('tsx');
    expect(names).toContain('@opennextjs/aws');
    expect(names).not.toContain('vitest');
  });

  test('what runs needs no package for development: `npm ci --omit=dev` leaves those out', async () => {
    const { dependencies } = JSON.parse(read('package.json'));
    const needed = [...(await runtimePackages()), ...BUILDS_PAGES].filter((name) => !isBuiltin(name));
    expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
    expect(await packagesOfCommandLine()).toEqual(['@bomb.sh/tab', '@commander-js/extra-typings', 'zod']);
  });

  test('names each version with its hash', () => {
    expect(bill.components.find(({ name }) => name === '@auth/dynamodb-adapter')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40auth\/dynamodb-adapter@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  });
});

describe('known advisories', () => {
  const list = keptList();

  test('none concerns what we use', () => {
    expect(findings(all, list).map(({ component: { name }, advisory: { id } }) => `${name} ${id}`)).toEqual(
      [],
    );
  });

  test('each is of a package in the lock file, so that a name that is misspelt is noticed', () => {
    const names = new Set(all.map(({ name }) => name));
    expect(list.advisories.length).toBeGreaterThan(0);
    expect(list.advisories.filter(({ package: name }) => !names.has(name))).toEqual([]);
  });

  test('an old version is found, unless it is accepted', () => {
    const old = [component('esbuild', '0.24.2'), component('esbuild', '0.25.0')];
    expect(findings(old, list).map(({ component: { version } }) => version)).toEqual(['0.24.2']);
    expect(findings(old, { ...list, accepted: { 'GHSA-67mh-4wv8-f99f': 'nothing is served' } })).toEqual([]);
  });

  test.each([
    [
      'where a database answered today',
      0,
      'a database',
      null,
      /^Known advisories: none concerns.* a database/,
    ],
    ['where nobody has ever answered', 0, undefined, null, /unknown, no database has answered yet/],
    ['where somebody answered before', 0, undefined, '2026-11-01', /unknown since 2026-11-01/],
    ['where something is found', 2, undefined, null, /2 concern these versions/],
  ])('are none only as a database says: %s', (_, found, answeredBy, answered, words) => {
    const said = advisoriesInWords({ ...list, answered }, found, answeredBy);
    expect(said).toMatch(words);
    expect(said.includes('none')).toBe(answeredBy !== undefined);
  });

  test('the list says how old it is', () => {
    expect(ageInDays({ ...list, asOf: '2026-01-01' }, Date.parse('2026-03-02T10:00:00Z'))).toBe(60);
  });
});

test('a new list comes from the database: pages, ranges, and what was withdrawn', async () => {
  const affected = (name: string, events: object[]) => [
    { package: { name, ecosystem: 'npm' }, ranges: [{ type: 'SEMVER', events }] },
  ];
  const pages: Record<string, object> = {
    first: {
      vulns: [
        {
          id: 'GHSA-1',
          summary: 'Bad',
          database_specific: { severity: 'HIGH' },
          affected: affected('left', [
            { introduced: '0' },
            { fixed: '1.2.0' },
            { introduced: '2.0.0' },
            { last_affected: '2.1.0' },
          ]),
        },
      ],
      next_page_token: 'second',
    },
    second: {
      vulns: [
        { id: 'MAL-2', affected: affected('left', [{ introduced: '3.0.0' }]) },
        { id: 'GHSA-3', withdrawn: '2026-01-01', affected: affected('left', [{ introduced: '0' }]) },
        { id: 'GHSA-4', affected: affected('right', [{ introduced: '0' }]) },
      ],
    },
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { package: asked, page_token = 'first' } = JSON.parse(body);
    expect(asked).toEqual({ name: 'left', ecosystem: 'npm' });
    response.end(JSON.stringify(pages[page_token]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await advisoriesOf(['left'], site)).toEqual([
      {
        ...{ id: 'GHSA-1', package: 'left', severity: 'high', summary: 'Bad' },
        vulnerable: '>=0.0.0-0 <1.2.0 || >=2.0.0 <=2.1.0',
      },
      { id: 'MAL-2', package: 'left', severity: 'critical', summary: '', vulnerable: '>=3.0.0' },
    ]);
  } finally {
    server.close();
  }
});

test('the lock file is read: names inside packages, tools, what comes in a bundle, and under another name', () => {
  const lock = {
    packages: {
      '': { name: 'turreton' },
      'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: 'x' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', dev: true, inBundle: true },
      'node_modules/d-7': { name: 'd', version: '7.0.0', integrity: 'y' },
    },
  };
  expect(componentsOf(JSON.stringify(lock))).toMatchObject([
    { name: 'a', version: '1.0.0', licence: 'MIT', isTool: false, isProven: true },
    { name: '@b/c', version: '2.0.0', licence: 'none stated', isTool: true, isProven: true },
    { name: 'd', version: '7.0.0', licence: 'none stated', isTool: false, isProven: true },
  ]);
});

test('the registry answers npm’s own audit, and where it refuses, the next database is asked', async () => {
  const bulk = '/-/npm/v1/security/advisories/bulk';
  let isAnswering = true;
  const server = createServer((request, response) => {
    if (!isAnswering || request.url !== bulk) {
      response.writeHead(405).end();
      return;
    }
    const advisory = {
      ...{ id: 1, title: 'Bad', severity: 'high', vulnerable_versions: '<99' },
      url: 'https://github.com/advisories/GHSA-1',
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ nodemailer: [advisory] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const registry = () => auditByRegistry([`--registry=${site}`, '--fetch-retries=0']);
  try {
    const advisories = [
      { id: 'GHSA-1', package: 'nodemailer', severity: 'high', vulnerable: '<99', summary: 'Bad' },
    ];
    const silent = ['a silent database', () => advisoriesOf(['left'], `${site}/osv`)] as const;
    expect(await askDatabases(['left'], [silent, ['the registry', registry]])).toEqual({
      source: 'the registry',
      advisories,
    });
    isAnswering = false;
    expect(await askDatabases(['left'], [silent, ['the registry', registry]])).toBeUndefined();
  } finally {
    server.close();
  }
});
